import { getTranslations } from "next-intl/server";
import { MAX_FILE_BYTES } from "~/lib/files";
import { FieldFrame } from "./field-frame";
import { controlProps, type FormContext } from "./form-context";

type FileFieldProps<Name extends string> = { form: FormContext<Name>; name: Name; heldName: string; help: string };

/**
 * A PDF that is picked or dropped. One that came with a refused form is held: it needn't be chosen again.
 * @param props `heldName`: the field that has the token of the held file
 */
export async function FileField<Name extends string>({ form, name, heldName, help }: FileFieldProps<Name>) {
  const { locale, state } = form;
  const [t, validation, codes] = await Promise.all([
    getTranslations({ locale, namespace: "site.form" }),
    getTranslations({ locale, namespace: "validation" }),
    getTranslations({ locale, namespace: "codes" }),
  ]);
  const held = state.heldFile;
  return (
    <FieldFrame form={form} name={name} help={help}>
      <div
        data-drop
        className="rounded-lg border border-dashed border-input p-5 transition-colors data-over:border-primary data-over:bg-primary-subtle"
      >
        {held && (
          <p className="mb-3 text-sm [overflow-wrap:anywhere]">
            <input type="hidden" name={heldName} value={held.token} />
            {t("heldFile", { name: held.filename })}
          </p>
        )}
        <input
          {...controlProps(form, name, `${name}-help`)}
          type="file"
          accept="application/pdf,.pdf"
          required={!held}
          data-max-bytes={MAX_FILE_BYTES}
          data-message-required={validation("file")}
          data-message-type={codes("fileNotPdf")}
          data-message-size={codes("fileTooLarge")}
          className="w-full rounded-md text-sm file:mr-4 file:h-10 file:cursor-pointer file:rounded-lg file:border file:border-solid file:border-input file:bg-background file:px-4 file:font-medium file:text-foreground hover:file:border-foreground"
        />
        <p className="mt-3 text-sm text-muted-foreground noscript:hidden">{t("drop")}</p>
      </div>
    </FieldFrame>
  );
}
