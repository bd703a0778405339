import { useTranslations } from "next-intl";
import { FormSection } from "~/components/form/form-section";
import { Badge } from "~/components/ui/badge";
import { formatDateTime, toIso } from "~/lib/dates";
import type { RouterOutputs } from "~/trpc/client";

const tones = { waiting: "neutral", sent: "success", failed: "destructive" } as const;

/** The mails about a candidate, including mails to staff, newest first. */
export function LetterList({ mails }: { mails: RouterOutputs["career"]["candidate"]["byId"]["mails"] }) {
  const t = useTranslations("candidate");
  const states = useTranslations("outbox.states");
  return (
    <FormSection title={t("mails")}>
      {mails.length === 0 && <p className="text-muted-foreground text-sm">{t("noMails")}</p>}
      <ol className="grid gap-3">
        {mails.map(({ id, to, subject, state, createdAt }) => (
          <li key={id} className="grid gap-1 text-sm">
            <span className="break-words">{subject}</span>
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-muted-foreground text-xs">
              <span className="min-w-0 break-all">{to}</span>
              <time dateTime={toIso(createdAt)} className="tabular-nums">
                {formatDateTime(createdAt)}
              </time>
              <Badge variant={tones[state]}>{states(state)}</Badge>
            </span>
          </li>
        ))}
      </ol>
    </FormSection>
  );
}
