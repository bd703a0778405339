import { getTranslations } from "next-intl/server";
import { MAX_FILE_BYTES } from "~/lib/files";
import { DropArea } from "./drop-area";
import { FieldFrame } from "./field-frame";
import { controlProps, type FormContext } from "./form-context";

type FileFieldProps<Name extends string> = {
  form: FormContext<Name>;
  name: Name;
  heldName: string;
  help: string;
  isRequired?: boolean;
};

/**
 * Takes a PDF; a file from a refused form is kept. The native control shows the name of the chosen file: the script sets
 * `data-chosen`; without JavaScript, `:valid` (required) or `:user-valid` shows that a file was chosen.
 * @param props `heldName`: field with the kept file's token
 */
export async function FileField<Name extends string>(props: FileFieldProps<Name>) {
  const { form, name, heldName, help, isRequired = true } = props;
  const { locale, state } = form;
  const [t, validation, codes] = await Promise.all([
    getTranslations({ locale, namespace: "site.form" }),
    getTranslations({ locale, namespace: "validation" }),
    getTranslations({ locale, namespace: "codes" }),
  ]);
  const held = state.heldFile;
  return (
    <FieldFrame form={form} name={name} help={help} isOptional={!isRequired}>
      <DropArea
        {...controlProps(form, name, `${name}-help`)}
        accept="application/pdf,.pdf"
        required={isRequired && !held}
        data-max-bytes={MAX_FILE_BYTES}
        data-message-required={validation("file")}
        data-message-type={codes("fileNotPdf")}
        data-message-size={codes("fileTooLarge")}
        className="data-chosen:opacity-100 [&:required:valid]:opacity-100"
        choose={t("choose")}
        held={
          held && (
            <p className="mb-3 text-sm [overflow-wrap:anywhere]">
              <input type="hidden" name={heldName} value={held.token} />
              {t("heldFile", { name: held.filename })}
            </p>
          )
        }
      >
        <p className="pointer-events-none col-start-2 row-start-1 text-muted-foreground peer-data-chosen:invisible noscript:peer-user-valid:invisible peer-[:required:valid]:invisible">
          {t("drop")}
        </p>
      </DropArea>
    </FieldFrame>
  );
}
