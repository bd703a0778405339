import { getTranslations } from "next-intl/server";
import { ATTACHMENT_ACCEPT, MAX_ATTACHED_BYTES, MAX_ATTACHMENTS, MAX_FILE_BYTES } from "~/lib/files";
import { FieldFrame } from "./field-frame";
import { controlProps, type FormContext } from "./form-context";

type FilesFieldProps<Name extends string> = { form: FormContext<Name>; name: Name; help: string };

/**
 * Takes a message's files by choice or drop. The script writes their names into `data-names`; the native control, whose texts have
 * the browser's language, is only visible without JavaScript.
 */
export async function FilesField<Name extends string>({ form, name, help }: FilesFieldProps<Name>) {
  const { locale } = form;
  const [t, codes] = await Promise.all([
    getTranslations({ locale, namespace: "site.form" }),
    getTranslations({ locale, namespace: "codes" }),
  ]);
  const drop = t("dropFiles");
  return (
    <FieldFrame form={form} name={name} help={help} isOptional>
      <div
        data-drop
        className="rounded-lg border border-dashed border-input p-5 transition-colors has-aria-invalid:border-destructive-text data-over:border-primary data-over:bg-primary-subtle"
      >
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 text-sm">
          <input
            {...controlProps(form, name, `${name}-help`)}
            type="file"
            multiple
            accept={ATTACHMENT_ACCEPT}
            data-max-bytes={MAX_FILE_BYTES}
            data-max-total={MAX_ATTACHED_BYTES}
            data-max-files={MAX_ATTACHMENTS}
            data-message-type={codes("attachmentType")}
            data-message-size={codes("fileTooLarge")}
            data-message-total={codes("attachmentsTooLarge")}
            data-message-count={codes("attachmentsTooMany")}
            className="peer col-start-2 row-start-1 w-full py-2 opacity-0 outline-none file:hidden noscript:user-valid:opacity-100"
          />
          <label
            htmlFor={name}
            className="col-start-1 row-start-1 flex min-h-10 items-center rounded-lg border border-input bg-background px-4 py-2 font-medium outline-offset-2 outline-ring hover:border-foreground peer-focus-visible:outline-2"
          >
            {t("chooseFiles")}
          </label>
          <p
            data-names={drop}
            aria-live="polite"
            className="pointer-events-none col-start-2 row-start-1 text-muted-foreground [overflow-wrap:anywhere] peer-data-chosen:text-foreground noscript:peer-user-valid:invisible"
          >
            {drop}
          </p>
        </div>
      </div>
    </FieldFrame>
  );
}
