"use client";
import { Check, CornerDownRight, MoreHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import type { KeyboardEvent, ReactNode } from "react";
import type { FieldPath } from "react-hook-form";
import type { z } from "zod";
import { LinkField, LinkName } from "~/components/fields/link-field";
import { TextField } from "~/components/fields/text-field";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { type MenuLink, pageKeys } from "~/lib/menus";
import type { settingSchema } from "../../schema";
import type { SettingControl } from "../setting-control";

/** Place of a link in the form: "headerMenu.0" or "headerMenu.0.items.1". */
export type LinkPlace = Extract<
  FieldPath<z.input<typeof settingSchema>>,
  `headerMenu.${number}` | `headerMenu.${number}.items.${number}` | `footerMenu.${number}.items.${number}`
>;

export type RowTool = { label: string; onSelect: () => void };

type MenuRowProps = {
  control: SettingControl;
  place: LinkPlace;
  link: MenuLink;
  isBelow?: boolean;
  isOpen: boolean;
  onToggle: () => void;
  tools: readonly RowTool[];
  onKeyDown: (event: KeyboardEvent) => void;
};

/** An entry of a menu: words in both languages and where it leads, or the fields of these. */
export function MenuRow({ control, place, link, isBelow = false, isOpen, onToggle, tools, onKeyDown }: MenuRowProps) {
  const t = useTranslations("setting.menu");
  if (isOpen)
    return (
      <fieldset
        aria-label={t("entry")}
        className={cn("grid gap-2 bg-primary-subtle p-2 sm:grid-cols-[1fr_1fr_1fr_auto]", isBelow && "pl-8")}
      >
        <TextField control={control} name={`${place}.labelEn`} placeholder={t("ownName")} />
        <TextField control={control} name={`${place}.labelVi`} placeholder={t("ownName")} />
        <LinkField control={control} name={`${place}.href`} />
        <Button variant="ghost" size="icon" className="self-end" aria-label={t("close")} onClick={onToggle}>
          <Check aria-hidden />
        </Button>
      </fieldset>
    );
  return (
    <div className="flex items-center">
      <button
        type="button"
        id={`row-${link.id}`}
        aria-expanded={false}
        onClick={onToggle}
        onKeyDown={onKeyDown}
        className={cn(
          "grid min-h-11 min-w-0 flex-1 items-center gap-x-4 px-3 py-1 text-left text-sm sm:grid-cols-3",
          isBelow && "pl-8",
        )}
      >
        <Words own={link.labelEn} link={link} isBelow={isBelow} />
        <Words own={link.labelVi} link={link} lang="vi" />
        <span className="truncate text-muted-foreground">
          <TargetName href={link.href} />
        </span>
      </button>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon-sm" aria-label={t("more")}>
            <MoreHorizontal aria-hidden />
          </Button>
        }
      >
        {tools.map(({ label, onSelect }) => (
          <DropdownMenuItem key={label} onSelect={onSelect}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
    </div>
  );
}

type WordsProps = { own: string | null; link: MenuLink; lang?: "vi"; isBelow?: boolean };

/** The label of one language, or the name that stands for it. */
function Words({ own, link, lang, isBelow }: WordsProps): ReactNode {
  return (
    <span lang={lang} className={cn("flex min-w-0 items-center gap-2", own === null ? "text-muted-foreground" : "font-medium")}>
      {isBelow && <CornerDownRight aria-hidden className="size-4 shrink-0" />}
      <span className="truncate">{own ?? <TargetName href={link.href} />}</span>
    </span>
  );
}

/** Name of the page to which an entry leads. */
function TargetName({ href }: { href: string | null }) {
  const t = useTranslations();
  if (href === null) return t("setting.menu.nowhere");
  const key = pageKeys.get(href);
  return key ? t(`site.nav.${key}`) : <LinkName link={href} />;
}
