"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";
import { useFieldLabels } from "~/components/fields/field-labels";
import { messagesIn } from "~/components/form/form-errors";
import { useFormScope } from "~/components/form/form-scope";
import { useValidationText } from "~/components/form/use-validation-text";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { flatName } from "~/lib/items";

type PublishSheetRefusalProps<V extends FieldValues> = {
  reason: string;
  errors: FieldErrors<V>;
  values: object;
  onWrite: (field: string) => void;
};

/** Says why publishing was refused. What a row of the sheet says at its field is not repeated. */
export function PublishSheetRefusal<V extends FieldValues>({ reason, errors, values, onWrite }: PublishSheetRefusalProps<V>) {
  const t = useTranslations("writing.sheet");
  const { id, path } = useFormScope();
  const labelOfFlat = useFieldLabels(path);
  const labelOf = (field: string) => labelOfFlat(flatName(values, field));
  const validationText = useValidationText();
  const messages = messagesIn(errors);
  const wrong = messages.map(([field]) => field);
  const isTaken = wrong.includes("slug");
  useEffect(() => {
    if (isTaken) document.getElementById(`${id}-slug`)?.focus();
  }, [isTaken, id]);
  const fields = wrong.filter((field) => field !== "slug");
  if (wrong.length > 0 && fields.length === 0) return null;
  return (
    <Alert variant="destructive" title={t("refused")}>
      {fields.length === 0 && reason}
      {messages
        .filter(([field]) => fields.includes(field))
        .map(([field, message]) => (
          <span key={field} className="block">
            {labelOf(field)}: {validationText(message)}{" "}
            <Button variant="link" size="sm" className="h-6 px-0 underline" onClick={() => onWrite(field)}>
              {t("showField")}
              <span className="sr-only">: {labelOf(field)}</span>
            </Button>
          </span>
        ))}
    </Alert>
  );
}
