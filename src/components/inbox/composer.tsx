"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { TextareaField } from "~/components/fields/textarea-field";
import { LabelsAbove } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { usePageShortcuts } from "~/components/shell/shortcuts";
import { Button } from "~/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/components/ui/tabs";
import { toastSuccess } from "~/components/ui/toaster";
import { SendButton } from "./send-button";
import { type Text, TextForm } from "./text-form";

type ComposerProps<Answer> = {
  path: string;
  schema: z.ZodType<Text, Text>;
  /** @param closes whether the reply closes the conversation */
  onReply: (data: Text, callKey: string, closes: boolean) => Promise<Answer>;
  /** @param restore puts the text back into the form, also when it is no longer shown */
  onReplied: (answer: Answer, restore: () => void) => void;
  onNote: (data: Text, callKey: string) => Promise<unknown>;
  /** Called with the id of a file that is removed before it was sent. */
  onDiscard: (id: number) => void;
  /** Tools of the reply, beside its button. */
  tools: (control: FormControl<Text>) => ReactNode;
  children: (control: FormControl<Text>) => ReactNode;
};

/** Writes a reply or a note at the end of a conversation. */
export function Composer<Answer>({
  path,
  schema,
  onReply,
  onReplied,
  onNote,
  onDiscard,
  tools,
  children,
}: ComposerProps<Answer>) {
  const t = useTranslations("inbox");
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
              schema={schema}
              onSend={onReply}
              onSent={onReplied}
              onDiscard={onDiscard}
              tools={tools}
              button={(isPending, submit) => <SendButton isPending={isPending} onSend={submit} />}
            >
              {children}
            </TextForm>
          </TabsContent>
          <TabsContent value="note" forceMount className="data-[state=inactive]:hidden">
            <TextForm
              path={`${path}/note`}
              schema={schema}
              onSend={onNote}
              onSent={() => toastSuccess(t("noteSaved"))}
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
