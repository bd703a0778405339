import { getTranslations } from "next-intl/server";
import { ATTACHMENT_ACCEPT, MAX_ATTACHED_BYTES, MAX_ATTACHMENTS, MAX_FILE_BYTES } from "~/lib/files";
import { DropArea } from "./drop-area";
import { FieldFrame } from "./field-frame";
import { controlProps, type FormContext } from "./form-context";

type FilesFieldProps<Name extends string> = { form: FormContext<Name>; name: Name; help: string };

/** Takes a message's files. The script writes their names into `data-names`. */
export async function FilesField<Name extends string>({ form, name, help }: FilesFieldProps<Name>) {
  const { locale } = form;
  const [t, codes] = await Promise.all([
    getTranslations({ locale, namespace: "site.form" }),
    getTranslations({ locale, namespace: "codes" }),
  ]);
  const drop = t("dropFiles");
  return (
    <FieldFrame form={form} name={name} help={help} isOptional>
      <DropArea
        {...controlProps(form, name, `${name}-help`)}
        multiple
        accept={ATTACHMENT_ACCEPT}
        data-max-bytes={MAX_FILE_BYTES}
        data-max-total={MAX_ATTACHED_BYTES}
        data-max-files={MAX_ATTACHMENTS}
        data-message-type={codes("attachmentType")}
        data-message-size={codes("fileTooLarge")}
        data-message-total={codes("attachmentsTooLarge")}
        data-message-count={codes("attachmentsTooMany")}
        choose={t("chooseFiles")}
      >
        <p
          data-names={drop}
          aria-live="polite"
          className="pointer-events-none col-start-2 row-start-1 text-muted-foreground [overflow-wrap:anywhere] peer-data-chosen:text-foreground noscript:peer-user-valid:invisible"
        >
          {drop}
        </p>
      </DropArea>
    </FieldFrame>
  );
}
