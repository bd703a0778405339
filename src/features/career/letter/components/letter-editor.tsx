"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useImperativeHandle, useState } from "react";
import { Form, FormBody } from "~/components/form/form";
import { useCallKey } from "~/components/form/use-call-key";
import { useForm } from "~/components/form/use-form";
import { Button } from "~/components/ui/button";
import { DialogBody, DialogFooter } from "~/components/ui/dialog";
import { lettersSchema } from "~/features/career/letter/schema";
import type { LetterTemplate } from "~/features/career/letter-template/components/letter-template-menu";
import { fillPlaceholders } from "~/lib/placeholders";
import { LetterFields } from "./letter-fields";
import { type LetterTaskProps, letterPath, moveWords, textsOf } from "./letter-task";
import { useSendLetters } from "./use-send-letters";

type LetterEditorProps = LetterTaskProps & { start: LetterTemplate | undefined; children: ReactNode };

/** Writes to one candidate, with placeholders filled while it is written. */
export function LetterEditor({ task, recipients, templates, start, leaveRef, onClose, children }: LetterEditorProps) {
  const { ids, move } = task;
  const t = useTranslations("candidate.letter");
  const common = useTranslations("common");
  const { subjects, values } = recipients;
  const fill = (text: string) => (values ? fillPlaceholders(text, values).text : text);
  const filled = (texts: ReturnType<typeof textsOf>) => ({
    subjectEn: fill(texts.subjectEn),
    subjectVi: fill(texts.subjectVi),
    textEn: fill(texts.textEn),
    textVi: fill(texts.textVi),
  });
  const [empty] = useState(() => ({
    ...filled(start ? textsOf(start) : { subjectEn: subjects.en, subjectVi: subjects.vi, textEn: "", textVi: "" }),
    own: [],
  }));
  const form = useForm({ path: letterPath(ids), schema: lettersSchema, start: empty });
  useImperativeHandle(leaveRef, () => form.leave, [form.leave]);
  const send = useSendLetters(task);
  const [callKey] = useCallKey();

  async function handleCancel() {
    if (await form.leave()) onClose(null);
  }

  return (
    <Form form={form} onSubmit={() => form.submit((data) => send(ids, textsOf(data), callKey), onClose)} hasShortcut>
      <DialogBody className="grid content-start gap-5">
        <FormBody form={form}>
          {children}
          <LetterFields
            control={form.control}
            locales={recipients.locales}
            values={values}
            templates={templates}
            onInsert={(template) => form.fillIn(filled(textsOf(template)))}
          />
        </FormBody>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={() => void handleCancel()}>
          {common("cancel")}
        </Button>
        <Button type="submit" isPending={form.isSubmitting}>
          {move ? t(`${moveWords(move)}.send`, { count: 1 }) : t("send", { count: 1 })}
        </Button>
      </DialogFooter>
    </Form>
  );
}
