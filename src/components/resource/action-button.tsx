"use client";

import type { LucideIcon } from "lucide-react";
import { useTransition } from "react";
import { Button } from "~/components/ui/button";

type ActionButtonProps = {
  icon: LucideIcon;
  label: string;
  isDestructive?: boolean;
  /** Opens a dialog or calls a mutation, whose errors become toasts. */
  onClick: () => unknown;
};

export function ActionButton({ icon: Icon, label, isDestructive, onClick }: ActionButtonProps) {
  const [isPending, startTransition] = useTransition();
  const run = async () => {
    await Promise.resolve(onClick()).catch(() => {});
  };
  return (
    <Button
      variant="outline"
      size="sm"
      className={isDestructive ? "text-destructive-text" : undefined}
      isPending={isPending}
      onClick={() => startTransition(run)}
    >
      <Icon aria-hidden />
      {label}
    </Button>
  );
}
