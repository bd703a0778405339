"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { draftKey, readDraft, writeDraft } from "~/components/form/draft-store";
import { Form, FormBody } from "~/components/form/form";
import type { FormControl } from "~/components/form/form-values";
import { useCallKey } from "~/components/form/use-call-key";
import { useForm } from "~/components/form/use-form";
import { usePerson } from "~/components/shell/person";

export type Text = { text: string };

const empty = { text: "" };

type TextFormProps<Answer> = {
  path: string;
  schema: z.ZodType<Text, Text>;
  /**
   * Sends the text. The form shows errors and keeps it.
   * @param callKey the same when a text is sent again after a lost answer @param closes whether the conversation ends with it
   */
  onSend: (data: Text, callKey: string, closes: boolean) => Promise<Answer>;
  /** @param restore puts the text back into the form, also when it is no longer shown */
  onSent: (answer: Answer, restore: () => void) => void;
  /** Tools beside the button. */
  tools?: ((control: FormControl<Text>) => ReactNode) | undefined;
  button: (isPending: boolean, submit: (closes: boolean) => void) => ReactNode;
  children: (control: FormControl<Text>) => ReactNode;
};

/** A form of one text, which Ctrl+Enter sends and which is empty afterwards. */
export function TextForm<Answer>({ path, schema, onSend, onSent, tools, button, children }: TextFormProps<Answer>) {
  const [callKey, renewCallKey] = useCallKey();
  const key = draftKey(usePerson().id, path, null);
  const form = useForm({ path, schema, start: empty });
  const typed = useRef("");
  typed.current = useWatch({ control: form.control, name: "text" }) ?? "";
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function restore({ text }: Text) {
    const kept = isShown.current ? typed.current : readDraft(localStorage, key)?.values.text;
    const texts = { text: [text, kept].filter(Boolean).join("\n\n") };
    if (isShown.current) form.fillIn(texts);
    else writeDraft(localStorage, key, { version: null, at: new Date(), values: texts });
  }

  const submit = (closes: boolean) =>
    form.submit(
      (data) => onSend(data, callKey, closes),
      (answer, sent) => {
        renewCallKey();
        onSent(answer, () => restore(sent));
      },
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is one of the form's fields
    <div
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (!event.repeat) void submit(event.shiftKey);
      }}
    >
      <Form form={form} onSubmit={() => submit(false)} className="gap-2">
        <FormBody form={form}>{children(form.control)}</FormBody>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          {tools?.(form.control)}
          <div className="ml-auto">{button(form.isSubmitting, (closes) => void submit(closes))}</div>
        </div>
      </Form>
    </div>
  );
}
