import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { useController } from "react-hook-form";
import { BilingualField } from "~/components/fields/bilingual-field";
import { TextField, textOf } from "~/components/fields/text-field";
import { TextareaField } from "~/components/fields/textarea-field";
import { useFormScope } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { type LettersInput, MAX_LETTER } from "~/features/career/letter/schema";
import { LetterTemplateMenu } from "~/features/career/letter-template/components/letter-template-menu";
import type { Locale } from "~/i18n/routing";
import { suffixOf } from "~/lib/languages";
import { refillPlaceholders } from "~/lib/placeholders";

type LetterFieldsProps = {
  control: FormControl<LettersInput>;
  locales: readonly Locale[];
  /** Values of the placeholders that are filled in already. */
  values: Record<string, string> | null;
} & Pick<ComponentProps<typeof LetterTemplateMenu>, "templates" | "onInsert">;

/** Subject and text in the recipients' languages, with the choice of a template. */
export function LetterFields({ control, locales, values, ...menu }: LetterFieldsProps) {
  const t = useTranslations("candidate.letter");
  const templates = useTranslations("templates");
  const languageNames = useTranslations("shell.languageNames");
  const { language } = useFormScope();
  const [only] = locales.length === 1 ? locales : [];
  const suffix = suffixOf[only ?? "en"];
  const { field } = useController({ control, name: `text${suffix}` });
  const { missing } = refillPlaceholders(textOf(field.value), values ?? {});
  const left =
    values && missing.length > 0 ? templates("missing", { names: missing.map((name) => `{${name}}`).join(", ") }) : undefined;
  const subject = { label: t("subject"), max: 150 };
  const text = { label: t("text"), rows: 10, max: MAX_LETTER, description: values ? left : t("placeholders") };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-muted-foreground text-sm">
          {only ? t("oneLanguage", { language: languageNames(only) }) : t("bothLanguages")}
        </p>
        <LetterTemplateMenu {...menu} field={`text${suffixOf[only ?? language]}`} />
      </div>
      {only ? (
        <>
          <TextField control={control} name={`subject${suffix}`} {...subject} />
          <TextareaField control={control} name={`text${suffix}`} {...text} />
        </>
      ) : (
        <>
          <BilingualField control={control} name="subject" {...subject} />
          <BilingualField control={control} name="text" variant="textarea" {...text} />
        </>
      )}
    </>
  );
}
