"use client";

import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";
import type { ConversationStatus } from "~/lib/conversation-status";

const variants = {
  new: "primary",
  open: "warning",
  answered: "success",
  closed: "outline",
  spam: "destructive",
} as const satisfies Record<ConversationStatus, string>;

/** The state of a conversation. */
export function StatusBadge({ status }: { status: ConversationStatus }) {
  const t = useTranslations("contact");
  return (
    <Badge variant={variants[status]} hasDot>
      {t(`statuses.${status}`)}
    </Badge>
  );
}
