"use client";

import { useTranslations } from "next-intl";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TextareaField } from "~/components/fields/textarea-field";
import { LabelsAbove } from "~/components/form/form-scope";
import { ResourceForm } from "~/components/form/resource-form";
import { showsError } from "~/components/form/save-failure";
import { usePageShortcuts } from "~/components/shell/shortcuts";
import { Card, CardContent } from "~/components/ui/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/components/ui/tabs";
import { staffTextSchema } from "~/features/website/contact/schema";
import { ReplyField } from "~/features/website/reply-template/components/reply-field";
import { api } from "~/trpc/client";
import type { Conversation } from "./conversation-page";

const path = "/admin/contact";
const empty = { text: "" };
/** What the form holds once its text is sent: nothing. */
const sent = { id: 0, version: 0, ...empty };

type ComposerProps = {
  conversation: Conversation;
  /** A text was refused: the conversation may be gone. */
  onRefused: () => void;
};

/** Where staff answer a visitor or write a note for each other. Both are kept in the browser until they are sent. */
export function Composer({ conversation, onRefused }: ComposerProps) {
  const t = useTranslations("contact");
  const { id } = conversation;
  const [tab, setTab] = useState("reply");
  const box = useRef<HTMLDivElement>(null);
  const reply = api.website.contact.reply.useMutation({ meta: { showsError }, onError: onRefused });
  const addNote = api.website.contact.addNote.useMutation({ meta: { showsError }, onError: onRefused });

  const shortcuts = useMemo(() => {
    const run = () => {
      flushSync(() => setTab("reply"));
      box.current?.querySelector("textarea")?.focus();
    };
    return [{ key: "r", text: t("reply"), run }];
  }, [t]);
  usePageShortcuts(shortcuts);

  return (
    <Card ref={box}>
      <CardContent>
        <LabelsAbove>
          <Tabs value={tab} onValueChange={setTab}>
            <TabsList>
              <TabsTrigger value="reply">{t("reply")}</TabsTrigger>
              <TabsTrigger value="note">{t("note")}</TabsTrigger>
            </TabsList>
            {/* Both stay mounted: what is typed in one waits while the other is shown. */}
            <TabsContent value="reply" forceMount className="data-[state=inactive]:hidden">
              <ResourceForm
                layout="inline"
                path={path}
                draftName={`${path}/${id}/reply`}
                schema={staffTextSchema}
                row={null}
                empty={empty}
                create={({ data }) => reply.mutateAsync({ id, data }).then(() => sent)}
                texts={{ save: t("send"), saved: t("sent") }}
                onSaved={() => {}}
              >
                {(control) => <ReplyField control={control} conversation={conversation} />}
              </ResourceForm>
            </TabsContent>
            <TabsContent value="note" forceMount className="data-[state=inactive]:hidden">
              <ResourceForm
                layout="inline"
                path={path}
                draftName={`${path}/${id}/note`}
                schema={staffTextSchema}
                row={null}
                empty={empty}
                create={({ data }) => addNote.mutateAsync({ id, data }).then(() => sent)}
                texts={{ save: t("saveNote"), saved: t("noteSaved") }}
                onSaved={() => {}}
              >
                {(control) => (
                  <TextareaField
                    control={control}
                    name="text"
                    label={t("note")}
                    rows={4}
                    max={20_000}
                    description={t("noteHelp")}
                  />
                )}
              </ResourceForm>
            </TabsContent>
          </Tabs>
        </LabelsAbove>
      </CardContent>
    </Card>
  );
}
