import { getTranslations } from "next-intl/server";
import { MAX_FILE_BYTES } from "~/lib/files";
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
 * Takes a PDF by choice or drop; a file from a refused form is kept. Only the file name of the native control is visible, as its
 * texts have the browser's language; without a file it is transparent. The script sets `data-chosen`; without JavaScript,
 * `:valid` (required) or `:user-valid` shows that a file was chosen.
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
      <div
        data-drop
        className="rounded-lg border border-dashed border-input p-5 transition-colors has-aria-invalid:border-destructive-text data-over:border-primary data-over:bg-primary-subtle"
      >
        {held && (
          <p className="mb-3 text-sm [overflow-wrap:anywhere]">
            <input type="hidden" name={heldName} value={held.token} />
            {t("heldFile", { name: held.filename })}
          </p>
        )}
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 text-sm">
          <input
            {...controlProps(form, name, `${name}-help`)}
            type="file"
            accept="application/pdf,.pdf"
            required={isRequired && !held}
            data-max-bytes={MAX_FILE_BYTES}
            data-message-required={validation("file")}
            data-message-type={codes("fileNotPdf")}
            data-message-size={codes("fileTooLarge")}
            className="peer col-start-2 row-start-1 w-full py-2 opacity-0 outline-none file:hidden data-chosen:opacity-100 noscript:user-valid:opacity-100 [&:required:valid]:opacity-100"
          />
          <label
            htmlFor={name}
            className="col-start-1 row-start-1 flex min-h-10 items-center rounded-lg border border-input bg-background px-4 py-2 font-medium outline-offset-2 outline-ring hover:border-foreground peer-focus-visible:outline-2"
          >
            {t("choose")}
          </label>
          <p className="pointer-events-none col-start-2 row-start-1 text-muted-foreground peer-data-chosen:invisible noscript:peer-user-valid:invisible peer-[:required:valid]:invisible">
            {t("drop")}
          </p>
        </div>
      </div>
    </FieldFrame>
  );
}
