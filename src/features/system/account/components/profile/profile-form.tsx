"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { Form, FormBody } from "~/components/form/form";
import type { FormControl, FormValues } from "~/components/form/form-values";
import { useForm } from "~/components/form/use-form";
import { Button } from "~/components/ui/button";

type ProfileFormProps<Values extends FieldValues, Answer> = {
  schema: z.ZodType<unknown, Values>;
  /** Initial values. */
  start: NoInfer<FormValues<Values>>;
  action: string;
  save: (values: NoInfer<Values>) => Promise<Answer>;
  onSaved: (answer: Answer, values: NoInfer<Values>) => void;
  onCancel?: (() => void) | undefined;
  children: (control: FormControl<Values>) => ReactNode;
};

/** A part of the profile with its own button. Resets to the current initial values after saving. */
export function ProfileForm<Values extends FieldValues, Answer>(props: ProfileFormProps<Values, Answer>) {
  const { schema, start, action, save, onSaved, onCancel, children } = props;
  const t = useTranslations("common");
  const form = useForm<Values>({ path: "/admin/profile", schema, start, keepsDraft: false });
  return (
    <Form form={form} onSubmit={() => form.submit(save, onSaved)} className="gap-4">
      <FormBody form={form}>{children(form.control)}</FormBody>
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {t("cancel")}
          </Button>
        )}
        <Button type="submit" isPending={form.isSubmitting} disabled={!form.isDirty}>
          {action}
        </Button>
      </div>
    </Form>
  );
}
