"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { usePerson } from "~/components/shell/person";
import { useListSearch } from "~/components/table/list-address";
import type { ListDescription } from "~/components/table/list-parsers";
import { Alert } from "~/components/ui/alert";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { DropdownMenu, DropdownMenuItem } from "~/components/ui/dropdown-menu";
import { lazyComponent } from "~/components/ui/lazy-component";
import { toastSuccess } from "~/components/ui/toaster";
import { type AdminPath, isPersonal } from "~/features/registry";
import { MAX_VIEW_QUERY, viewHref, viewQuery } from "~/lib/saved-views";
import { api } from "~/trpc/client";
import { deadFilters, type PresetView, withoutNames } from "./list-views";
import { useMay } from "./use-may";
import type { EditedView } from "./view-dialog";

// Loads the dialog when a view is first saved or changed.
const ViewDialog = lazyComponent(async () => (await import("./view-dialog")).ViewDialog);

const columnTab = "xl:rounded-md xl:border-b-0 xl:hover:bg-accent xl:aria-[current]:bg-primary-subtle";

type ViewTabsProps = {
  path: AdminPath;
  list: ListDescription<string, unknown>;
  presets: readonly PresetView[];
  labelOf: (name: string) => string;
  /** Stacks the tabs in a column where the window is wide. */
  isColumn?: boolean;
};

/** Shows a list's views as tabs: all records, those of the product, one's own and shared ones. */
export function ViewTabs({ path, list, presets, labelOf, isColumn = false }: ViewTabsProps) {
  const t = useTranslations("views");
  const common = useTranslations("common");
  const router = useRouter();
  const person = usePerson();
  const mayShare = useMay("/admin/role").edit;
  const { data: saved = [] } = api.system.savedView.forPage.useQuery({ path });
  const update = api.system.savedView.update.useMutation({ onSuccess: () => toastSuccess(common("updated")) });
  const remove = api.system.savedView.delete.useMutation({
    onSuccess: () => {
      setDeleting(false);
      toastSuccess(common("deleted"));
      open(path);
    },
    onError: () => setDeleting(false),
  });
  const [edited, setEdited] = useState<EditedView | "new" | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const params = useListSearch();
  const tab = params.get("tab");
  // Filters that no longer exist have no effect: saving drops them.
  const current = viewQuery(params.toString(), isPersonal(path));
  const query = withoutNames(current, deadFilters(list, current));
  const own = saved.find(({ id }) => String(id) === tab);
  const active = own ?? presets.find((preset) => preset.tab === tab);
  const isChanged = query !== (active?.query ?? "") && query.length <= MAX_VIEW_QUERY;
  const dead = own ? deadFilters(list, own.query) : [];
  const tabs: (Omit<PresetView, "tab" | "empty"> & { tab: string | null })[] = [
    { tab: null, label: t("all"), query: "" },
    ...presets,
    ...saved.map(({ id, name, query }) => ({ tab: String(id), label: name, query })),
  ];

  const nav = useRef<HTMLElement>(null);
  const opening = useRef<string | null>(null);
  // The button that saved or deleted a view is gone: the focus goes to the tab that is opened instead.
  useEffect(() => {
    if (opening.current === null) return;
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (current?.getAttribute("href") !== opening.current) return;
    opening.current = null;
    current.focus();
  });

  function open(href: string) {
    opening.current = href;
    router.replace(href);
  }

  return (
    <>
      <div className={cn("flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1", isColumn && "xl:flex-col xl:items-stretch")}>
        <div className={cn("flex min-w-0 max-w-full items-center gap-x-2", isColumn && "xl:flex-col xl:items-stretch")}>
          <nav
            ref={nav}
            aria-label={t("label")}
            className={cn("flex min-w-0 max-w-full overflow-x-auto", isColumn && "xl:grid xl:gap-0.5 xl:overflow-visible")}
          >
            {tabs.map((one) => {
              const isActive = one.tab === (active ? tab : null);
              return (
                <Link
                  key={one.tab ?? ""}
                  href={one.tab === null ? path : viewHref(path, one.tab, one.query)}
                  prefetch={false}
                  aria-current={isActive ? "page" : undefined}
                  className={cn(
                    "flex h-8 shrink-0 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 px-2.5 text-muted-foreground text-sm hover:text-foreground aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-foreground",
                    isColumn && columnTab,
                  )}
                >
                  <span className="min-w-0 truncate">{one.label}</span>
                  {one.count && <span className="ml-auto text-muted-foreground text-xs tabular-nums">{one.count}</span>}
                </Link>
              );
            })}
          </nav>
          {own && (own.ownerId === person.id || mayShare) && (
            <DropdownMenu
              align="start"
              trigger={
                <Button variant="ghost" size="icon-sm" aria-label={t("menu", { name: own.name })}>
                  <ChevronDown aria-hidden />
                </Button>
              }
            >
              <DropdownMenuItem onSelect={() => setEdited(own)}>{mayShare ? t("editAndShare") : t("rename")}</DropdownMenuItem>
              {own.ownerId === person.id && (
                <DropdownMenuItem variant="destructive" onSelect={() => setDeleting(true)}>
                  {t("delete")}
                </DropdownMenuItem>
              )}
            </DropdownMenu>
          )}
        </div>
        {isChanged && (
          <div className={cn("ml-auto flex flex-wrap items-center gap-1", isColumn && "xl:ml-0")}>
            {active && (
              <Button asChild variant="ghost" size="sm">
                <Link href={viewHref(path, tab ?? "", active.query)} prefetch={false}>
                  {t("reset")}
                </Link>
              </Button>
            )}
            {own?.ownerId === person.id && (
              <Button
                variant="ghost"
                size="sm"
                isPending={update.isPending}
                onClick={() => update.mutate({ id: own.id, data: { query } })}
              >
                {t("save")}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => setEdited("new")}>
              {active ? t("saveAsNew") : t("saveView")}
            </Button>
          </div>
        )}
      </div>
      {dead.length > 0 && (
        <Alert variant="warning" title={t("deadTitle", { name: own?.name ?? "" })}>
          {t("dead", { filters: dead.map(labelOf).join(", ") })}
        </Alert>
      )}
      <AlertDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title={common("confirmDelete")}
        description={own?.name}
        action={common("delete")}
        onAction={() => own && remove.mutate({ id: own.id })}
        isDestructive
        isPending={remove.isPending}
      />
      {edited && (
        <ViewDialog
          path={path}
          // Made when it is shown, because the address takes a filter a moment after the list.
          view={edited === "new" ? { id: null, name: "", query } : edited}
          onClose={() => setEdited(null)}
          onCreated={(id) => open(viewHref(path, String(id), query))}
        />
      )}
    </>
  );
}
