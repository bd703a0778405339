"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useMemo, useState } from "react";
import { type Control, type FieldValues, useForm } from "react-hook-form";
import { z } from "zod";
import { fieldPath } from "~/components/fields/language-pair";
import { FormScopeProvider, oneLanguage } from "~/components/form/form-scope";
import { requiredFields } from "~/components/form/required-fields";
import { readFailure } from "~/components/form/save-failure";
import { useLeaveGuard } from "~/components/form/use-leave-guard";
import { Button } from "~/components/ui/button";
import { validationMessage } from "~/lib/validation-message";

// Same messages as the server; see lib/validation-message.ts.
z.config({ customError: validationMessage });

type ProfileFormProps<Values extends FieldValues> = {
  schema: z.ZodType<Values, Values>;
  /** Initial values. */
  start: Values;
  action: string;
  /** Rejects with a field error, which the field shows; a toast has shown any other error. */
  onSave: (values: Values) => Promise<unknown>;
  onCancel?: () => void;
  children: (control: Control<Values, unknown, Values>) => ReactNode;
};

/** A part of the profile with its own button. Resets to the current initial values after saving. */
export function ProfileForm<Values extends FieldValues>(props: ProfileFormProps<Values>) {
  const { schema, start, action, onSave, onCancel, children } = props;
  const t = useTranslations("common");
  const id = useId();
  const [displays] = useState(() => new Map());
  const form = useForm<Values, unknown, Values>({ values: start, resolver: zodResolver(schema, undefined, { raw: true }) });
  const { isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty && !isSubmitting);
  const scope = useMemo(
    () => ({
      id,
      path: "/admin/profile",
      row: null,
      readOnly: false,
      displays,
      ...oneLanguage,
      required: requiredFields(schema, start),
    }),
    [id, displays, schema, start],
  );

  async function save(values: Values) {
    try {
      await onSave(values);
      form.reset(start);
    } catch (error) {
      const failure = readFailure(error);
      if (failure.kind !== "fields") return;
      for (const { field, message } of failure.issues)
        form.setError(fieldPath(form.control, field), { message }, { shouldFocus: true });
    }
  }

  return (
    <FormScopeProvider value={scope}>
      <form noValidate onSubmit={form.handleSubmit(save)} className="grid gap-4">
        {children(form.control)}
        <div className="flex justify-end gap-2">
          {onCancel && (
            <Button variant="outline" onClick={onCancel}>
              {t("cancel")}
            </Button>
          )}
          <Button type="submit" isPending={isSubmitting} disabled={!isDirty}>
            {action}
          </Button>
        </div>
      </form>
      {guard.dialog}
    </FormScopeProvider>
  );
}
