"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TextareaField } from "~/components/fields/textarea-field";
import { LabelsAbove } from "~/components/form/form-scope";
import { showsError } from "~/components/form/save-failure";
import { usePageShortcuts } from "~/components/shell/shortcuts";
import { Button } from "~/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/components/ui/tabs";
import { toastSuccess } from "~/components/ui/toaster";
import { ReplyField, ReplyTemplates } from "~/features/website/reply-template/components/reply-field";
import { api, type RouterOutputs } from "~/trpc/client";
import { SendButton } from "./send-button";
import { type OutgoingText, TextForm } from "./text-form";
import { useReplying } from "./use-replying";

const { contact } = api.website;

type ComposerProps = {
  conversation: RouterOutputs["website"]["contact"]["byId"];
  /** Called after a reply that closed the conversation. */
  onClosed: () => void;
  /** Called when a reply or note could not be saved. */
  onRefused: () => void;
};

/** Conversation that "Send and close" goes on to, whose reply gets the cursor. */
let nextId: number | null = null;

export function writeReplyNext(id: number): void {
  nextId = id;
}

/** Writes a reply or a note at the end of a conversation. */
export function Composer({ conversation, onClosed, onRefused }: ComposerProps) {
  const t = useTranslations("inbox");
  const { id } = conversation;
  const path = `/admin/contact/${id}`;
  const reply = useReplying(id, onRefused);
  const note = contact.addNote.useMutation({ meta: { showsError }, onError: onRefused });
  const discard = contact.discardAttachments.useMutation();
  const [tab, setTab] = useState("reply");
  const box = useRef<HTMLDivElement>(null);

  const shortcuts = useMemo(() => {
    const run = () => {
      flushSync(() => setTab("reply"));
      box.current?.querySelector("textarea")?.focus();
    };
    return [{ key: "r", text: t("reply"), run }];
  }, [t]);
  usePageShortcuts(shortcuts);

  useEffect(() => {
    if (nextId === id) box.current?.querySelector("textarea")?.focus();
    nextId = null;
  }, [id]);

  async function addNote({ data: { text }, callKey }: OutgoingText) {
    await note.mutateAsync({ id, data: { text }, callKey });
    toastSuccess(t("noteSaved"));
  }

  return (
    <div
      ref={box}
      data-lower-edge
      className="shrink-0 border-border border-t bg-card px-4 py-3 max-lg:[@media(min-height:40rem)]:sticky max-lg:[@media(min-height:40rem)]:bottom-0"
    >
      <LabelsAbove>
        <Tabs value={tab} onValueChange={setTab} className="gap-2">
          <TabsList>
            <TabsTrigger value="reply">{t("reply")}</TabsTrigger>
            <TabsTrigger value="note">{t("note")}</TabsTrigger>
          </TabsList>
          {/* Both stay mounted: each keeps its input while the other is shown. */}
          <TabsContent value="reply" forceMount className="data-[state=inactive]:hidden">
            <TextForm
              path={`${path}/reply`}
              onSend={reply}
              onClosed={onClosed}
              onDiscard={(attachmentId) => discard.mutate({ ids: [attachmentId] })}
              tools={(control) => <ReplyTemplates control={control} conversation={conversation} />}
              button={(isPending, submit) => <SendButton isPending={isPending} onSend={submit} />}
            >
              {(control) => <ReplyField control={control} conversation={conversation} />}
            </TextForm>
          </TabsContent>
          <TabsContent value="note" forceMount className="data-[state=inactive]:hidden">
            <TextForm
              path={`${path}/note`}
              onSend={addNote}
              button={(isPending) => (
                <Button type="submit" size="sm" isPending={isPending}>
                  {t("saveNote")}
                </Button>
              )}
            >
              {(control) => (
                <TextareaField control={control} name="text" label={t("note")} rows={3} description={t("noteHelp")} />
              )}
            </TextForm>
          </TabsContent>
        </Tabs>
      </LabelsAbove>
    </div>
  );
}
