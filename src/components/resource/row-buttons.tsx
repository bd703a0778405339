"use client";

import { Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Tooltip } from "~/components/ui/tooltip";

const nameClasses = "block max-w-full rounded-sm text-left underline-offset-4 hover:text-primary-text hover:underline";

/** The name of a row, as a link to its page. */
export function NameLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className={nameClasses}>
      {children}
    </Link>
  );
}

/** The name of a row, opening its dialog. */
export function NameButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={nameClasses}>
      {children}
    </button>
  );
}

/** Leads to a record's page where it has one, else opens its dialog. */
export function EditButton({ name, href, onClick }: { name: string; href?: string; onClick: () => void }) {
  const t = useTranslations("resource");
  const common = useTranslations("common");
  const label = t("editRow", { name });
  return (
    <Tooltip content={common("edit")}>
      {href ? (
        <Button asChild variant="ghost" size="icon-sm">
          <Link href={href} prefetch={false} aria-label={label}>
            <Pencil aria-hidden />
          </Link>
        </Button>
      ) : (
        <Button variant="ghost" size="icon-sm" aria-label={label} onClick={onClick}>
          <Pencil aria-hidden />
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
