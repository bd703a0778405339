"use client";
import { CircleAlert, Copy, RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useErrorText } from "~/components/form/use-error-text";
import { blockText } from "~/components/rich-text/block-text";
import { Button } from "~/components/ui/button";
import { toastError } from "~/components/ui/toaster";
import { endsSession } from "~/lib/error-message";
import { formatMoment } from "~/lib/short-dates";
import { sessionEnded } from "~/trpc/session-end";
import { CopyButton } from "./copy-button";
import { StateSection } from "./state-section";
import type { WritingState } from "./writing-state";

type FailureSectionProps = { state: WritingState; onClose: () => void };

/** Says why what was typed is not on the server. */
export function FailureSection({ state, onClose }: FailureSectionProps) {
  const t = useTranslations("writing");
  const form = useTranslations("form");
  const common = useTranslations("common");
  const errorText = useErrorText();
  const { keeping, element, retryKeeping, resolveElsewhere } = state;
  if (keeping.state !== "failed") return null;
  const { reason, savedAt } = keeping;
  const decide = (keepsOwn: boolean) => {
    onClose();
    resolveElsewhere(keepsOwn).catch((error: unknown) => {
      if (endsSession(error)) sessionEnded();
      else toastError(errorText(error));
    });
  };
  const text = reason === "elsewhere" ? t("elsewhere") : t(`state.${reason}`);
  return (
    <StateSection
      tone="destructive"
      icon={CircleAlert}
      title={t(`keeping.${reason}`)}
      text={savedAt ? `${t("state.lastSaved", { time: formatMoment(savedAt) })} ${text}` : text}
    >
      {reason === "elsewhere" ? (
        <>
          <Button variant="outline" size="sm" onClick={() => decide(false)}>
            {t("takeOther")}
          </Button>
          <Button variant="outline" size="sm" onClick={() => decide(true)}>
            {t("keepOwn")}
          </Button>
        </>
      ) : (
        <Button variant="outline" size="sm" onClick={retryKeeping}>
          <RefreshCw aria-hidden />
          {reason === "signedOut" ? form("signIn") : common("retry")}
        </Button>
      )}
      <CopyButton variant="ghost" icon={Copy} label={t("state.copyText")} text={() => writtenText(element.current)} />
    </StateSection>
  );
}

/** The texts that the form shows, as plain text. */
function writtenText(form: HTMLFormElement | null): string {
  const texts = [...(form?.querySelectorAll<HTMLElement>("textarea[lang], [role=textbox][lang]") ?? [])];
  return texts
    .filter((text) => text.checkVisibility())
    .map((text) => (text instanceof HTMLTextAreaElement ? text.value : blockText(text.innerHTML)))
    .filter(Boolean)
    .join("\n\n");
}
