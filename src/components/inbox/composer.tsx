"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { TextareaField } from "~/components/fields/textarea-field";
import { LabelsAbove } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { ResourceForm } from "~/components/form/resource-form";
import { useCallKey } from "~/components/form/use-call-key";
import { usePageShortcuts } from "~/components/shell/shortcuts";
import { Card, CardContent } from "~/components/ui/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/components/ui/tabs";

type Text = { text: string };

/** @param callKey the same when a text is sent again after a lost answer */
type SendText = (data: Text, callKey: string) => Promise<unknown>;

type ComposerProps = {
  path: string;
  schema: z.ZodType<Text, Text>;
  /** Sends a reply. The form shows errors and keeps the text. */
  onReply: SendText;
  onNote: SendText;
  children: (control: FormControl<Text>) => ReactNode;
};

export function Composer({ path, schema, onReply, onNote, children }: ComposerProps) {
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
    <Card ref={box}>
      <CardContent>
        <LabelsAbove>
          <Tabs value={tab} onValueChange={setTab}>
            <TabsList>
              <TabsTrigger value="reply">{t("reply")}</TabsTrigger>
              <TabsTrigger value="note">{t("note")}</TabsTrigger>
            </TabsList>
            {/* Both stay mounted: each keeps its input while the other is shown. */}
            <TabsContent value="reply" forceMount className="data-[state=inactive]:hidden">
              <TextForm path={`${path}/reply`} schema={schema} texts={{ save: t("send"), saved: t("sent") }} onSend={onReply}>
                {children}
              </TextForm>
            </TabsContent>
            <TabsContent value="note" forceMount className="data-[state=inactive]:hidden">
              <TextForm
                path={`${path}/note`}
                schema={schema}
                texts={{ save: t("saveNote"), saved: t("noteSaved") }}
                onSend={onNote}
              >
                {(control) => (
                  <TextareaField control={control} name="text" label={t("note")} rows={4} description={t("noteHelp")} />
                )}
              </TextForm>
            </TabsContent>
          </Tabs>
        </LabelsAbove>
      </CardContent>
    </Card>
  );
}

const empty = { text: "" };
const sent = { id: 0, version: 0, ...empty };

type TextFormProps = Pick<ComposerProps, "path" | "schema" | "children"> & {
  texts: { save: string; saved: string };
  onSend: SendText;
};

function TextForm({ path, schema, texts, onSend, children }: TextFormProps) {
  const [callKey, renewCallKey] = useCallKey();
  return (
    <ResourceForm
      layout="inline"
      path={path}
      schema={schema}
      row={null}
      empty={empty}
      create={({ data }) => onSend(data, callKey).then(() => sent)}
      texts={texts}
      onSaved={renewCallKey}
    >
      {children}
    </ResourceForm>
  );
}
