"use client";

import { useTranslations } from "next-intl";
import { Badge } from "~/components/ui/badge";
import type { conversationStatuses } from "~/features/website/contact/schema";

type Status = (typeof conversationStatuses)[number];

const variants = {
  new: "primary",
  open: "warning",
  answered: "success",
  closed: "outline",
  spam: "destructive",
} as const satisfies Record<Status, string>;

/** The state of a conversation. */
export function StatusBadge({ status }: { status: Status }) {
  const t = useTranslations("contact");
  return (
    <Badge variant={variants[status]} hasDot>
      {t(`statuses.${status}`)}
    </Badge>
  );
}
