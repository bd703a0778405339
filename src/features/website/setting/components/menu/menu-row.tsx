"use client";
import { Check, CornerDownRight, MoreHorizontal } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, use, useEffect, useRef } from "react";
import type { FieldPath } from "react-hook-form";
import type { z } from "zod";
import { LinkField } from "~/components/fields/link-field";
import { TextField } from "~/components/fields/text-field";
import { useFormScope } from "~/components/form/form-scope";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { useSortableRow } from "~/components/ui/sortable-list";
import type { Locale } from "~/i18n/routing";
import type { MenuLink } from "~/lib/menus";
import type { settingSchema } from "../../schema";
import type { SettingControl } from "../setting-control";
import { hasUsualName, PageNamesContext } from "./page-names";
import { TargetName } from "./target-name";

/** Place of a link in the form: "headerMenu.0" or "headerMenu.0.items.1". */
export type LinkPlace = Extract<
  FieldPath<z.input<typeof settingSchema>>,
  `headerMenu.${number}` | `headerMenu.${number}.items.${number}` | `footerMenu.${number}.items.${number}`
>;

type RowTool = { label: string; onSelect: () => void };

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
  const { readOnly } = useFormScope();
  const locale = useLocale();
  const names = use(PageNamesContext);
  const { element, style, handle } = useSortableRow(link.id, readOnly);
  return (
    <div ref={element} style={style} className={cn("flex bg-card pl-1", isOpen && "bg-primary-subtle")}>
      {handle}
      {isOpen ? (
        <RowFields control={control} place={place} link={link} isBelow={isBelow} onClose={onToggle} />
      ) : (
        <>
          <button
            type="button"
            data-row={link.id}
            aria-expanded={false}
            disabled={readOnly}
            onClick={onToggle}
            onKeyDown={onKeyDown}
            className="-outline-offset-2 grid min-h-11 min-w-0 flex-1 items-center gap-x-4 px-2 py-1.5 text-left text-sm sm:grid-cols-3"
          >
            <Words own={link.labelEn} link={link} lang="en" isBelow={isBelow} />
            <Words own={link.labelVi} link={link} lang="vi" isBelow={isBelow} />
            <span className="truncate text-muted-foreground max-sm:hidden">
              {link.href === null ? t("nowhere") : <TargetName href={link.href} lang={locale} names={names} />}
            </span>
          </button>
          {!readOnly && (
            <DropdownMenu
              trigger={
                <Button variant="ghost" size="icon-sm" className="m-1.5" aria-label={t("more")}>
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
          )}
        </>
      )}
    </div>
  );
}

type RowFieldsProps = Pick<MenuRowProps, "control" | "place" | "link"> & { isBelow: boolean; onClose: () => void };

function RowFields({ control, place, link, isBelow, onClose }: RowFieldsProps) {
  const t = useTranslations("setting.menu");
  const names = use(PageNamesContext);
  const placeholderIn = (lang: Locale) => t(link.href === null || hasUsualName(link, names[lang]) ? "ownName" : "noName");
  const pages = Object.entries(names[useLocale()].pages).map(([value, label]) => ({ value, label, description: t("ownPage") }));
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => fields.current?.querySelector("input")?.focus(), []);
  return (
    <fieldset
      ref={fields}
      aria-label={t("entry")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      className={cn("grid min-w-0 flex-1 items-start gap-2 p-2 sm:grid-cols-[1fr_1fr_1fr_auto]", isBelow && "sm:pl-8")}
    >
      <TextField control={control} name={`${place}.labelEn`} placeholder={placeholderIn("en")} />
      <TextField control={control} name={`${place}.labelVi`} placeholder={placeholderIn("vi")} />
      <LinkField control={control} name={`${place}.href`} pages={pages} />
      <Button variant="outline" size="icon" className="sm:self-end" aria-label={t("close")} onClick={onClose}>
        <Check aria-hidden />
      </Button>
    </fieldset>
  );
}

type WordsProps = { own: string | null; link: MenuLink; lang: Locale; isBelow: boolean };

/** The label of one language, or the name that stands for it. */
function Words({ own, link, lang, isBelow }: WordsProps): ReactNode {
  const isNamed = own !== null && own !== "";
  return (
    <span
      lang={lang}
      className={cn(
        "flex min-w-0 items-center gap-2",
        isNamed ? "font-medium" : "text-muted-foreground",
        lang === "vi" && "max-sm:text-muted-foreground",
        isBelow && lang === "vi" && "max-sm:pl-6",
      )}
    >
      {isBelow && lang === "en" && <CornerDownRight aria-hidden className="size-4 shrink-0" />}
      <span className="truncate">{isNamed ? own : <UsualName link={link} lang={lang} />}</span>
    </span>
  );
}

/** What visitors read where an entry has no label: the name of its page; without one they do not see it. */
function UsualName({ link, lang }: Pick<WordsProps, "link" | "lang">) {
  const t = useTranslations("setting.menu");
  const locale = useLocale();
  const names = use(PageNamesContext);
  if (link.href !== null && hasUsualName(link, names[lang])) return <TargetName href={link.href} lang={lang} names={names} />;
  return <span lang={locale}>{t("noName")}</span>;
}
