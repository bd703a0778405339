"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { TextareaField } from "~/components/fields/textarea-field";
import { Form, FormBody, UnsavedStatus } from "~/components/form/form";
import { LabelsAbove } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { useCallKey } from "~/components/form/use-call-key";
import { useForm } from "~/components/form/use-form";
import { useMailServer } from "~/components/shell/mail-server";
import { usePageShortcuts } from "~/components/shell/shortcuts";
import { Button } from "~/components/ui/button";
import { Card, CardContent } from "~/components/ui/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/components/ui/tabs";
import { toastSuccess } from "~/components/ui/toaster";

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
  const hasMailServer = useMailServer();
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
              <TextForm
                path={`${path}/reply`}
                schema={schema}
                texts={{ send: t("send"), sent: t(hasMailServer ? "sent" : "ready") }}
                onSend={onReply}
              >
                {children}
              </TextForm>
            </TabsContent>
            <TabsContent value="note" forceMount className="data-[state=inactive]:hidden">
              <TextForm
                path={`${path}/note`}
                schema={schema}
                texts={{ send: t("saveNote"), sent: t("noteSaved") }}
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

type TextFormProps = Pick<ComposerProps, "path" | "schema" | "children"> & {
  texts: { send: string; sent: string };
  onSend: SendText;
};

function TextForm({ path, schema, texts, onSend, children }: TextFormProps) {
  const [callKey, renewCallKey] = useCallKey();
  const form = useForm({ path, schema, start: empty });
  const submit = () =>
    form.submit(
      (data) => onSend(data, callKey),
      () => {
        toastSuccess(texts.sent);
        renewCallKey();
      },
    );
  return (
    <Form form={form} onSubmit={submit} className="gap-4">
      <FormBody form={form}>{children(form.control)}</FormBody>
      <div className="flex justify-end gap-2">
        <UnsavedStatus isDirty={form.isDirty} />
        <Button type="submit" isPending={form.isSubmitting}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
