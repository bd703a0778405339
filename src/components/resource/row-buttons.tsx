"use client";

import { Copy, type LucideIcon, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Tooltip } from "~/components/ui/tooltip";

const nameClasses = "block max-w-full rounded-sm text-left underline-offset-4 hover:text-primary-text hover:underline";

export function NameLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className={nameClasses}>
      {children}
    </Link>
  );
}

export function NameButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={nameClasses}>
      {children}
    </button>
  );
}

type RowButtonProps = {
  name: string;
  href?: string;
  onClick: () => void;
};

export function EditButton({ name, ...props }: RowButtonProps) {
  const t = useTranslations("resource");
  const common = useTranslations("common");
  return <RowButton icon={Pencil} tooltip={common("edit")} label={t("editRow", { name })} {...props} />;
}

export function CopyButton({ name, ...props }: RowButtonProps) {
  const t = useTranslations("resource");
  return <RowButton icon={Copy} tooltip={t("duplicate")} label={t("duplicateRow", { name })} {...props} />;
}

type IconButtonProps = { icon: LucideIcon; tooltip: string; label: string; href?: string; onClick: () => void };

function RowButton({ icon: Icon, tooltip, label, href, onClick }: IconButtonProps) {
  return (
    <Tooltip content={tooltip}>
      {href ? (
        <Button asChild variant="ghost" size="icon-sm">
          <Link href={href} prefetch={false} aria-label={label}>
            <Icon aria-hidden />
          </Link>
        </Button>
      ) : (
        <Button variant="ghost" size="icon-sm" aria-label={label} onClick={onClick}>
          <Icon aria-hidden />
        </Button>
      )}
    </Tooltip>
  );
}

export function DeleteButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTranslations("resource");
  const common = useTranslations("common");
  return (
    <Tooltip content={common("delete")}>
      <Button
        variant="ghost"
        size="icon-sm"
        className="hover:bg-destructive-subtle hover:text-destructive-text"
        aria-label={t("deleteRow", { name })}
        onClick={onClick}
      >
        <Trash2 aria-hidden />
      </Button>
    </Tooltip>
  );
}
