"use client";

import { Star } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMay } from "~/components/resource/use-may";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { toastSuccess } from "~/components/ui/toaster";
import type { ConversationStatus } from "~/lib/conversation-status";
import { api } from "~/trpc/client";

const variants = {
  new: "primary",
  open: "warning",
  answered: "success",
  closed: "outline",
  spam: "destructive",
} as const satisfies Record<ConversationStatus, string>;

export function StatusBadge({ status }: { status: ConversationStatus }) {
  const t = useTranslations("contact");
  return (
    <Badge variant={variants[status]} hasDot>
      {t(`statuses.${status}`)}
    </Badge>
  );
}

type ImportantToggleProps = { conversation: { id: number; subject: string; important: boolean } };

/** Toggles the importance optimistically, and rolls back when the call fails. */
export function ImportantToggle({ conversation: { id, subject, important } }: ImportantToggleProps) {
  const t = useTranslations("contact");
  const may = useMay("/admin/contact");
  const { mutate, isPending, variables } = api.website.contact.setImportant.useMutation({
    onSuccess: (_, { data: { important } }) =>
      toastSuccess(t(important ? "markedImportant" : "markedNotImportant", { count: 1 })),
  });
  const isOn = isPending ? variables.data.important : important;
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={t("importantLabel", { subject })}
      aria-pressed={isOn}
      disabled={!may.edit}
      className="disabled:opacity-100"
      onClick={() => mutate({ ids: [id], data: { important: !isOn } })}
    >
      <Star aria-hidden className={isOn ? "fill-warning text-warning-text" : "text-muted-foreground"} />
    </Button>
  );
}
