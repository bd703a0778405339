"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useImperativeHandle, useState } from "react";
import { useController } from "react-hook-form";
import { BilingualField } from "~/components/fields/bilingual-field";
import { TextField, textOf } from "~/components/fields/text-field";
import { TextareaField } from "~/components/fields/textarea-field";
import { Form, FormBody } from "~/components/form/form";
import { useFormScope } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { useCallKey } from "~/components/form/use-call-key";
import { useForm } from "~/components/form/use-form";
import { useQuestion } from "~/components/form/use-question";
import { useHasMail } from "~/components/shell/has-mail";
import { Button } from "~/components/ui/button";
import { DialogBody, DialogFooter } from "~/components/ui/dialog";
import { toastSuccess } from "~/components/ui/toaster";
import { type emptyLetter, letterSchema, MAX_LETTER } from "~/features/career/letter/schema";
import { type LetterTemplate, LetterTemplateMenu } from "~/features/career/letter-template/components/letter-template-menu";
import { useMoveToStage } from "~/features/career/stage/components/use-move-to-stage";
import type { Locale } from "~/i18n/routing";
import { fillPlaceholders, refillPlaceholders } from "~/lib/placeholders";
import { api } from "~/trpc/client";
import { LetterReview, type LettersAsked } from "./letter-review";
import type { LetterTaskProps } from "./letter-task";

type Letter = typeof emptyLetter;
type LetterEditorProps = LetterTaskProps & { start: LetterTemplate | undefined; children: ReactNode };

/** Writes one text to candidates. Several see theirs one by one before anything is sent. */
export function LetterEditor({
  task: { ids, move },
  recipients,
  templates,
  start,
  leaveRef,
  onClose,
  children,
}: LetterEditorProps) {
  const t = useTranslations("candidate.letter");
  const common = useTranslations("common");
  const { subjects, values } = recipients;
  const fill = (text: string) => (values ? fillPlaceholders(text, values).text : text);
  const filled = ({ subjectEn, subjectVi, textEn, textVi }: Letter): Letter => ({
    subjectEn: fill(subjectEn),
    subjectVi: fill(subjectVi),
    textEn: fill(textEn),
    textVi: fill(textVi),
  });
  const [empty] = useState(() => filled({ subjectEn: subjects.en, subjectVi: subjects.vi, textEn: "", textVi: "", ...start }));
  const form = useForm({ path: "/admin/candidate/letter", schema: letterSchema, start: empty });
  useImperativeHandle(leaveRef, () => form.leave, [form.leave]);
  const moveToStage = useMoveToStage();
  const write = api.career.candidate.write.useMutation({ meta: { showsError: () => true } });
  const preview = api.career.candidate.previewLetters.useMutation({ meta: { showsError: () => true } });
  const review = useQuestion<LettersAsked, number[] | null>();
  const [callKey] = useCallKey();
  const isMany = ids.length > 1;
  const hasMail = useHasMail();

  async function send(data: Letter) {
    const chosen = isMany ? await review.ask({ ids, data, first: await preview.mutateAsync({ ids, data }) }) : ids;
    if (chosen === null) return null;
    if (!move) return write.mutateAsync({ ids: chosen, data, callKey });
    return moveToStage({ ids, ...move, ...(chosen.length > 0 && { data, writeTo: chosen }) });
  }

  const submit = () =>
    form.submit(send, (report, sent) => {
      if (!report) return form.fillIn(sent);
      if (report.written > 0) toastSuccess(t(hasMail ? "sent" : "ready", { count: report.written }));
      onClose({ ...report, isTold: true });
    });

  async function handleCancel() {
    if (await form.leave()) onClose(null);
  }

  return (
    <>
      <Form form={form} onSubmit={submit} hasShortcut>
        <DialogBody className="grid content-start gap-5">
          <FormBody form={form}>
            {children}
            <LetterFields
              control={form.control}
              locales={recipients.locales}
              values={values}
              templates={templates}
              onInsert={(template) => form.fillIn(filled(template))}
            />
          </FormBody>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={() => void handleCancel()}>
            {common("cancel")}
          </Button>
          <Button type="submit" isPending={form.isSubmitting}>
            {isMany ? t("review", { count: ids.length }) : t(move ? "moveAndSend" : "send")}
          </Button>
        </DialogFooter>
      </Form>
      {review.asked && <LetterReview asked={review.asked} isMove={move !== undefined} onAnswer={review.answer} />}
    </>
  );
}

type LetterFieldsProps = {
  control: FormControl<Letter>;
  locales: readonly Locale[];
  /** Values of the placeholders that are filled in already. */
  values: Record<string, string> | null;
} & Pick<ComponentProps<typeof LetterTemplateMenu>, "templates" | "onInsert">;

function LetterFields({ control, locales, values, ...menu }: LetterFieldsProps) {
  const t = useTranslations("candidate.letter");
  const templates = useTranslations("templates");
  const languageNames = useTranslations("shell.languageNames");
  const { language } = useFormScope();
  const [only] = locales.length === 1 ? locales : [];
  const suffix = only === "vi" ? "Vi" : "En";
  const { field } = useController({ control, name: `text${suffix}` });
  const { missing } = refillPlaceholders(textOf(field.value), values ?? {});
  const left =
    values && missing.length > 0 ? templates("missing", { names: missing.map((name) => `{${name}}`).join(", ") }) : undefined;
  const subject = { label: t("subject"), max: 150 };
  const text = { label: t("text"), rows: 10, max: MAX_LETTER, description: values ? left : t("placeholders") };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-muted-foreground text-sm">
          {only ? t("oneLanguage", { language: languageNames(only) }) : t("bothLanguages")}
        </p>
        <LetterTemplateMenu {...menu} field={(only ?? language) === "vi" ? "textVi" : "textEn"} />
      </div>
      {only ? (
        <>
          <TextField control={control} name={`subject${suffix}`} {...subject} />
          <TextareaField control={control} name={`text${suffix}`} {...text} />
        </>
      ) : (
        <>
          <BilingualField control={control} name="subject" {...subject} />
          <BilingualField control={control} name="text" variant="textarea" {...text} />
        </>
      )}
    </>
  );
}
