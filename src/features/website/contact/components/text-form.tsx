"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { draftKey, readDraft, writeDraft } from "~/components/form/draft-store";
import { Form, FormBody } from "~/components/form/form";
import type { FormControl } from "~/components/form/form-values";
import { useCallKey } from "~/components/form/use-call-key";
import { useForm } from "~/components/form/use-form";
import { useValidationText } from "~/components/form/use-validation-text";
import { usePerson } from "~/components/shell/person";
import { type ComposedText, composerSchema } from "~/features/website/message/schema";
import { attachedFiles } from "~/lib/attachments";
import { AttachmentField } from "./attachment-field";
import { useAttachments } from "./use-attachments";

const empty: ComposedText = { text: "", attachments: [] };

export type OutgoingText = {
  data: ComposedText;
  /** The same when a text is sent again after a lost answer. */
  callKey: string;
  /** Whether the conversation ends with it. */
  closes: boolean;
  /** Puts the text and files back into the form, also when it is no longer shown. */
  restore: () => void;
};

type TextFormProps = {
  path: string;
  /** Sends the text. The form shows errors and keeps it. */
  onSend: (text: OutgoingText) => Promise<void>;
  /** Called when a text that closes the conversation is sent and nothing has been typed since. */
  onClosed?: () => void;
  /** Called with the id of a removed file; without it, the form takes no files. */
  onDiscard?: (id: number) => void;
  /** Tools beside the button. */
  tools?: (control: FormControl<ComposedText>) => ReactNode;
  button: (isPending: boolean, submit: (closes: boolean) => void) => ReactNode;
  children: (control: FormControl<ComposedText>) => ReactNode;
};

/** A form of one text, perhaps with files, which Ctrl+Enter sends and which is empty afterwards. */
export function TextForm({ path, onSend, onClosed, onDiscard, tools, button, children }: TextFormProps) {
  const [callKey, renewCallKey] = useCallKey();
  const key = draftKey(usePerson().id, path, null);
  const form = useForm({ path, schema: composerSchema, start: empty });
  const typed = useRef("");
  typed.current = useWatch({ control: form.control, name: "text" }) ?? "";
  const { field, fieldState } = useController({ control: form.control, name: "attachments" });
  const attachments = useAttachments(field.value ?? [], field.onChange, (id) => onDiscard?.(id));
  const validationText = useValidationText();
  const [isSettling, setSettling] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  // Text typed before the page's scripts ran: React would empty the field with the next key.
  const keepEarlyText = useEffectEvent(() => {
    const text = form.element.current?.querySelector("textarea")?.value;
    if (text && typed.current === "") form.fillIn({ text });
  });
  useEffect(() => keepEarlyText(), []);

  function restore(sent: ComposedText) {
    const kept = isShown.current
      ? { text: typed.current, attachments: attachments.latest.current }
      : (readDraft(localStorage, key)?.values ?? {});
    const values = {
      text: [sent.text, kept.text].filter(Boolean).join("\n\n"),
      attachments: [...sent.attachments, ...(attachedFiles.safeParse(kept.attachments).data ?? [])],
    };
    if (isShown.current) form.fillIn(values);
    else writeDraft(localStorage, key, { version: null, at: new Date(), values });
  }

  async function submit(closes: boolean) {
    setSettling(true);
    const isComplete = await attachments.sendRest();
    setSettling(false);
    if (!isComplete) return;
    await form.submit(
      (data) => onSend({ data, callKey, closes, restore: () => restore(data) }),
      () => {
        renewCallKey();
        if (closes && !form.hasChanges()) onClosed?.();
      },
    );
  }

  const body = <FormBody form={form}>{children(form.control)}</FormBody>;
  const row = (attach?: ReactNode) => (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      {tools?.(form.control)}
      {attach}
      <div className="ml-auto">{button(form.isSubmitting || isSettling, (closes) => void submit(closes))}</div>
    </div>
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
        {onDiscard ? (
          <AttachmentField attachments={attachments} error={validationText(fieldState.error?.message)} row={row}>
            {body}
          </AttachmentField>
        ) : (
          <>
            {body}
            {row()}
          </>
        )}
      </Form>
    </div>
  );
}
