"use client";
import { History, Lock, type LucideIcon, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { HistoryDialog } from "~/components/form/history-dialog";
import { PendingDialog } from "~/components/form/pending-dialog";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import { isFixedPath } from "~/features/public-paths";
import { FailureSection } from "./failure-section";
import { OwnDraftSection } from "./own-draft-section";
import { PendingSection } from "./pending-section";
import { StateSection } from "./state-section";
import { VisibilitySection } from "./visibility-section";
import type { AskedWindow, WritingState } from "./writing-state";

type StatePopoverProps = { state: WritingState; onAsk: (window: AskedWindow) => void; onClose: () => void };

export function StatePopover({ state, onAsk, onClose }: StatePopoverProps) {
  const t = useTranslations("writing.state");
  const form = useTranslations("form");
  const { path, row, readOnly, pending, history } = state;
  const isWithdrawable = row?.status === "published" && !isFixedPath(path);
  return (
    <div className="divide-y divide-border">
      <FailureSection state={state} onClose={onClose} />
      <VisibilitySection state={state} />
      {readOnly && <StateSection icon={Lock} title={t("readOnly")} text={form("readOnly")} />}
      <OwnDraftSection state={state} onClose={onClose} />
      {pending && (
        <PendingSection
          pending={pending}
          onDifference={() => onAsk("difference")}
          onDiscard={readOnly ? undefined : () => onAsk("discardChanges")}
        />
      )}
      {(history || isWithdrawable) && (
        <div className="grid p-1.5">
          {history && <Row icon={History} text={t("versions")} onClick={() => onAsk("history")} />}
          {isWithdrawable && !readOnly && <Row icon={Undo2} text={t("withdraw")} onClick={() => onAsk("withdraw")} />}
        </div>
      )}
    </div>
  );
}

type RowProps = { icon: LucideIcon; text: string; onClick: () => void };

function Row({ icon: Icon, text, onClick }: RowProps) {
  return (
    <Button variant="ghost" className="justify-start px-2.5 font-normal" onClick={onClick}>
      <Icon aria-hidden className="text-muted-foreground" />
      {text}
    </Button>
  );
}

type StateWindowProps = { state: WritingState; asked: AskedWindow; onClose: () => void };

export function StateWindow({ state, asked, onClose }: StateWindowProps) {
  const t = useTranslations("writing");
  if (asked === "history") return state.history && <HistoryDialog {...state.history} onClose={onClose} />;
  if (asked === "difference") return state.pending && <PendingDialog {...state.pending} onClose={onClose} />;
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t(`questions.${asked}.title`)}
      description={t(`questions.${asked}.text`)}
      action={t(`actions.${asked}`)}
      onAction={() => {
        onClose();
        void (asked === "withdraw" ? state.withdraw() : state.discardPending());
      }}
      isDestructive
    />
  );
}
