"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { BilingualField } from "~/components/fields/bilingual-field";
import { TextField, textOf } from "~/components/fields/text-field";
import { TextareaField } from "~/components/fields/textarea-field";
import { Form, FormBody } from "~/components/form/form";
import { LabelsAbove } from "~/components/form/form-scope";
import type { FormControl } from "~/components/form/form-values";
import { useCallKey } from "~/components/form/use-call-key";
import { useForm } from "~/components/form/use-form";
import type { BulkReport } from "~/components/resource/bulk-bar";
import { Button } from "~/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "~/components/ui/dialog";
import { Label } from "~/components/ui/label";
import { Skeleton } from "~/components/ui/skeleton";
import { Switch } from "~/components/ui/switch";
import { toastSuccess } from "~/components/ui/toaster";
import { type emptyLetter, letterSchema, MAX_LETTER } from "~/features/career/letter/schema";
import { useMoveToStage } from "~/features/career/stage/components/use-move-to-stage";
import { TemplateMenu, withTemplate } from "~/features/website/reply-template/components/template-menu";
import type { CandidateStage } from "~/generated/prisma/enums";
import type { Locale } from "~/i18n/routing";
import { api } from "~/trpc/client";

export type LetterTask = {
  ids: number[];
  /** Target stage, with an optional mail; without it, the dialog only writes a mail. */
  move?: { stage: CandidateStage; version?: number };
};

type LetterDialogProps = {
  task: LetterTask | null;
  /** Gets the report, or null when nothing was done. */
  onClose: (report: BulkReport | null) => void;
};

const none: LetterTask = { ids: [] };

/** Writes to candidates, each in their language, or moves them with or without a mail. */
export function LetterDialog({ task, onClose }: LetterDialogProps) {
  const t = useTranslations("candidate");
  // Keeps the content while the dialog fades out.
  const last = useRef(none);
  if (task) last.current = task;
  const { ids, move } = last.current;
  const leave = useRef<(() => Promise<boolean>) | null>(null);
  const { data } = api.career.candidate.recipients.useQuery({ ids }, { enabled: task !== null, gcTime: 0 });
  const close = async () => {
    if (!leave.current || (await leave.current())) onClose(null);
  };
  const names = data?.names.join(", ") ?? "";
  return (
    <Dialog open={task !== null} onOpenChange={(open) => !open && void close()}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>{move ? t("letter.moveTitle", { stage: t(`stages.${move.stage}`) }) : t("letter.title")}</DialogTitle>
          <DialogDescription>{t("letter.to", { names, more: ids.length - (data?.names.length ?? 0) })}</DialogDescription>
        </DialogHeader>
        {data && task ? (
          <LetterTaskForm key={ids.join()} task={task} recipients={data} leaveRef={leave} onClose={onClose} />
        ) : (
          <DialogBody>
            <Skeleton className="h-64" />
          </DialogBody>
        )}
      </DialogContent>
    </Dialog>
  );
}

type TaskFormProps = {
  task: LetterTask;
  recipients: { locales: Locale[]; subjects: { en: string; vi: string } };
  leaveRef: Ref<() => Promise<boolean>>;
  onClose: LetterDialogProps["onClose"];
};

function LetterTaskForm({ task: { ids, move }, recipients, leaveRef, onClose }: TaskFormProps) {
  const t = useTranslations("candidate");
  const common = useTranslations("common");
  const [isWriting, setWriting] = useState(move === undefined);
  const moveToStage = useMoveToStage();
  const write = api.career.candidate.write.useMutation({ meta: { showsError: () => true } });
  const [callKey] = useCallKey();
  const [isPending, setPending] = useState(false);
  const switchId = useId();

  async function moveAlone() {
    if (!move) return;
    setPending(true);
    onClose(await moveToStage({ ids, ...move }).catch(() => null));
  }

  const choice = move && (
    <div className="flex items-center gap-3">
      <Switch id={switchId} checked={isWriting} onCheckedChange={setWriting} />
      <Label htmlFor={switchId}>{t("letter.also")}</Label>
    </div>
  );
  if (!isWriting) {
    return (
      <>
        <DialogBody>{choice}</DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={() => onClose(null)}>
            {common("cancel")}
          </Button>
          <Button isPending={isPending} onClick={() => void moveAlone()}>
            {t("letter.move")}
          </Button>
        </DialogFooter>
      </>
    );
  }
  return (
    <LabelsAbove>
      <LetterForm
        recipients={recipients}
        send={(data) => (move ? moveToStage({ ids, ...move, data }) : write.mutateAsync({ ids, data, callKey }))}
        texts={{ send: t(move ? "letter.moveAndSend" : "letter.send"), sent: t("letter.sent", { count: ids.length }) }}
        leaveRef={leaveRef}
        onClose={onClose}
      >
        {choice}
      </LetterForm>
    </LabelsAbove>
  );
}

type LetterFormProps = Omit<TaskFormProps, "task"> & {
  send: (letter: typeof emptyLetter) => Promise<BulkReport>;
  texts: { send: string; sent: string };
  children: ReactNode;
};

function LetterForm({ recipients: { locales, subjects }, send, texts, leaveRef, onClose, children }: LetterFormProps) {
  const common = useTranslations("common");
  const [start] = useState({ subjectEn: subjects.en, subjectVi: subjects.vi, textEn: "", textVi: "" });
  const form = useForm({ path: "/admin/candidate/letter", schema: letterSchema, start });
  useImperativeHandle(leaveRef, () => form.leave, [form.leave]);
  const submit = () =>
    form.submit(send, (report) => {
      toastSuccess(texts.sent);
      onClose(report);
    });

  async function handleCancel() {
    if (await form.leave()) onClose(null);
  }

  return (
    <Form form={form} onSubmit={submit} hasShortcut>
      <DialogBody className="grid content-start gap-5">
        <FormBody form={form}>
          {children}
          <LetterFields control={form.control} locales={locales} />
        </FormBody>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={() => void handleCancel()}>
          {common("cancel")}
        </Button>
        <Button type="submit" isPending={form.isSubmitting}>
          {texts.send}
        </Button>
      </DialogFooter>
    </Form>
  );
}

function LetterFields({ control, locales }: { control: FormControl<typeof emptyLetter>; locales: readonly Locale[] }) {
  const t = useTranslations("candidate.letter");
  const shell = useTranslations("shell.languages");
  const en = useController({ control, name: "textEn" }).field;
  const vi = useController({ control, name: "textVi" }).field;
  const [only] = locales.length === 1 ? locales : [];
  const suffix = only === "vi" ? "Vi" : "En";
  const subject = { label: t("subject"), max: 150 };
  const text = { label: t("text"), rows: 10, max: MAX_LETTER, description: t("placeholders") };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-muted-foreground text-sm">
          {only ? t("oneLanguage", { language: shell(only) }) : t("bothLanguages")}
        </p>
        <TemplateMenu
          onInsert={(template) => {
            if (locales.includes("en")) en.onChange(withTemplate(textOf(en.value), template.textEn));
            if (locales.includes("vi")) vi.onChange(withTemplate(textOf(vi.value), template.textVi));
          }}
        />
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
