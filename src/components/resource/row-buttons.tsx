"use client";

import { Copy, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { Tooltip } from "~/components/ui/tooltip";

const nameClasses = "block max-w-full truncate rounded-sm text-left underline-offset-4 hover:text-primary-text hover:underline";

export function NameLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link data-open href={href} prefetch={false} className={nameClasses}>
      {children}
    </Link>
  );
}

export function NameButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button data-open type="button" onClick={onClick} className={nameClasses}>
      {children}
    </button>
  );
}

/** Shown on a pointed-at or focused row; always where nothing can point. In a narrow list only the name opens the row. */
const hoverClasses =
  "@max-4xl:hidden focus-visible:opacity-100 md:opacity-0 md:group-focus-within/row:opacity-100 md:group-hover/row:opacity-100 md:pointer-coarse:opacity-100";

/** @param isQuiet shows the button on the pointed-at or focused row of a table only */
type EditButtonProps = { name: string; isQuiet?: boolean; href?: string; onClick: () => void };

export function EditButton({ name, isQuiet, href, onClick }: EditButtonProps) {
  const t = useTranslations("resource");
  const common = useTranslations("common");
  const label = t("editRow", { name });
  return (
    <Tooltip content={common("edit")}>
      {href ? (
        <Button asChild variant="ghost" size="icon-sm" className={isQuiet ? hoverClasses : undefined}>
          <Link data-edit href={href} prefetch={false} aria-label={label}>
            <Pencil aria-hidden />
          </Link>
        </Button>
      ) : (
        <Button
          data-edit
          variant="ghost"
          size="icon-sm"
          className={isQuiet ? hoverClasses : undefined}
          aria-label={label}
          onClick={onClick}
        >
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

/** Menu of a row. @param children its items */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations("resource");
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon-sm" className="text-muted-foreground" aria-label={t("moreFor", { name })}>
          <MoreHorizontal aria-hidden />
        </Button>
      }
    >
      {children}
    </DropdownMenu>
  );
}

export function CopyItem({ href, onSelect }: { href?: string; onSelect: () => void }) {
  const t = useTranslations("resource");
  if (!href) {
    return (
      <DropdownMenuItem onSelect={onSelect}>
        <Copy aria-hidden />
        {t("duplicate")}
      </DropdownMenuItem>
    );
  }
  return (
    <DropdownMenuItem asChild>
      <Link href={href} prefetch={false}>
        <Copy aria-hidden />
        {t("duplicate")}
      </Link>
    </DropdownMenuItem>
  );
}

export function DeleteItem({ onSelect }: { onSelect: () => void }) {
  const t = useTranslations("common");
  return (
    <DropdownMenuItem variant="destructive" onSelect={onSelect}>
      <Trash2 aria-hidden />
      {t("delete")}
    </DropdownMenuItem>
  );
}
