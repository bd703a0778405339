"use client";
import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useFeatureName } from "~/components/resource/feature-names";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from "~/components/ui/dropdown-menu";
import { addressOf, type PublishedPath } from "~/features/public-records";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";
import { useEditor } from "./editor-context";

/** Own pages that the menu names; the list has the others. */
const OWN_PAGES = 20;

/** Opens another page in the editor, where no menu of the back office is in sight. */
export function PageSwitcher() {
  const t = useTranslations("page.editor");
  return (
    <DropdownMenu
      align="start"
      className="w-72"
      trigger={
        <Button variant="ghost" size="icon-sm" aria-label={t("otherPages")} title={t("otherPages")} className="-ml-2">
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <OtherPages />
    </DropdownMenu>
  );
}

function OtherPages() {
  const t = useTranslations("page.editor");
  const [mayViewFixed, mayViewOwn] = [useMay("/admin/home").view, useMay("/admin/page").view];
  const fixed = api.website.home.list.useQuery({}, { enabled: mayViewFixed });
  const own = api.website.page.list.useQuery({ page: 1, pageSize: OWN_PAGES }, { enabled: mayViewOwn });
  return (
    <>
      {mayViewFixed && <PageItems path="/admin/home" rows={fixed.data?.rows} />}
      {mayViewFixed && mayViewOwn && <DropdownMenuSeparator />}
      {mayViewOwn && <PageItems path="/admin/page" rows={own.data?.rows} />}
      {mayViewOwn && own.data && own.data.total > OWN_PAGES && (
        <DropdownMenuItem asChild>
          <Link href="/admin/page" prefetch={false}>
            {t("allPages", { count: own.data.total })}
          </Link>
        </DropdownMenuItem>
      )}
    </>
  );
}

type PageItemsProps = {
  path: PublishedPath & ("/admin/home" | "/admin/page");
  /** Undefined while they are loading. */
  rows: readonly { id: number; slug: string; titleEn: string | null; titleVi: string | null }[] | undefined;
};

function PageItems({ path, rows }: PageItemsProps) {
  const t = useTranslations("common");
  const text = useInLanguage();
  const locale = useLocale();
  const featureName = useFeatureName();
  const edited = useEditor();
  return (
    <>
      <DropdownMenuLabel>{featureName(path)}</DropdownMenuLabel>
      {rows === undefined && <DropdownMenuItem disabled>{t("loading")}</DropdownMenuItem>}
      {rows?.map((row) => (
        <DropdownMenuItem key={row.id} asChild>
          <Link
            href={`${path}/${row.id}`}
            prefetch={false}
            aria-current={edited.path === path && edited.recordId === row.id ? "page" : undefined}
            className="aria-[current=page]:font-medium aria-[current=page]:text-primary-text"
          >
            <span className="min-w-0 flex-1 truncate">{text(row, "title") ?? row.slug}</span>
            <span className="max-w-28 truncate text-muted-foreground text-xs">{addressOf(path, row, locale)}</span>
          </Link>
        </DropdownMenuItem>
      ))}
    </>
  );
}
