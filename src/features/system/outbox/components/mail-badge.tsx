import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";
import type { MailState } from "~/generated/prisma/enums";

const tones = { waiting: "neutral", sent: "success", failed: "destructive" } as const;

export function MailBadge({ state }: { state: MailState }) {
  const t = useTranslations("outbox.states");
  return (
    <Badge variant={tones[state]} hasDot>
      {t(state)}
    </Badge>
  );
}
