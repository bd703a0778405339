"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { LabelsAbove } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { Dialog, DialogBody, DialogFooter } from "~/components/ui/dialog";
import { Label } from "~/components/ui/label";
import { Skeleton } from "~/components/ui/skeleton";
import { Switch } from "~/components/ui/switch";
import { useLetterTemplates } from "~/features/career/letter-template/components/letter-template-menu";
import { useMoveToStage } from "~/features/career/stage/components/use-move-to-stage";
import { api } from "~/trpc/client";
import { LetterEditor } from "./letter-editor";
import { type LetterTask, type LetterTaskProps, moveWords } from "./letter-task";
import { LettersEditor } from "./letters-editor";

type LetterDialogProps = Pick<LetterTaskProps, "onClose"> & { task: LetterTask | null };

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
  const templates = useLetterTemplates(move?.stage);
  const close = async () => {
    if (!leave.current || (await leave.current())) onClose(null);
  };
  const [name = ""] = data?.names ?? [];
  const isMany = ids.length > 1;
  const props = data && templates && task && { task, recipients: data, templates, leaveRef: leave, onClose };
  return (
    <Dialog
      open={task !== null}
      onClose={() => void close()}
      size={isMany ? "xl" : "lg"}
      title={
        move
          ? t(`letter.${moveWords(move)}.title`, { name, count: ids.length, stage: t(`stages.${move.stage}`) })
          : t("letter.title", { count: ids.length })
      }
      description={isMany ? t("letter.nothingSentYet") : t("letter.to", { name })}
    >
      {props ? (
        <LabelsAbove>
          {isMany ? <LettersEditor key={ids.join()} {...props} /> : <OneLetter key={ids.join()} {...props} />}
        </LabelsAbove>
      ) : (
        <DialogBody>
          <Skeleton className="h-64" />
        </DialogBody>
      )}
    </Dialog>
  );
}

function OneLetter(props: LetterTaskProps) {
  const { task, templates, onClose } = props;
  const { ids, move } = task;
  const t = useTranslations("candidate.letter");
  const common = useTranslations("common");
  // A template made for the stage is a letter that belongs to the move.
  const start = move && templates.find(({ stage }) => stage === move.stage);
  const [isWriting, setWriting] = useState(move === undefined || start !== undefined);
  const moveToStage = useMoveToStage();
  const [isPending, setPending] = useState(false);
  const switchId = useId();

  async function moveAlone() {
    if (!move) return;
    setPending(true);
    // The mutation cache shows the error.
    const report = await moveToStage({ ids, ...move }).catch(() => null);
    setPending(false);
    if (report) onClose(report);
  }

  const choice = move && (
    <div className="flex items-center gap-3">
      <Switch id={switchId} checked={isWriting} onCheckedChange={setWriting} />
      <Label htmlFor={switchId}>{t("also")}</Label>
    </div>
  );
  if (isWriting || !move) {
    return (
      <LetterEditor {...props} start={start}>
        {choice}
      </LetterEditor>
    );
  }
  return (
    <>
      <DialogBody className="grid content-start gap-3">
        {choice}
        <p className="text-muted-foreground text-sm">{t("noneSent")}</p>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={() => onClose(null)}>
          {common("cancel")}
        </Button>
        <Button isPending={isPending} onClick={() => void moveAlone()}>
          {t(`${moveWords(move)}.only`, { count: 1 })}
        </Button>
      </DialogFooter>
    </>
  );
}
