"use client";

import { RotateCcw, Trash2 } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useFeatureName } from "~/components/resource/feature-names";
import { useShowRestored } from "~/components/resource/use-show-restored";
import { Pagination } from "~/components/table/pagination";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { EmptyState } from "~/components/ui/empty-state";
import { Skeleton } from "~/components/ui/skeleton";
import { type AdminPath, isPersonal } from "~/features/registry";
import { formatDate, formatDateTime } from "~/lib/dates";
import { formatNumber } from "~/lib/numbers";
import { DEFAULT_PAGE_SIZE, offsetOf } from "~/lib/pagination";
import { api, type RouterOutputs } from "~/trpc/client";

type Kind = RouterOutputs["system"]["trash"]["kinds"][number];

/** Shows deleted records by kind. @param path kind that the address names */
export function TrashPage({ path }: { path: AdminPath | null }) {
  const t = useTranslations("trash");
  const locale = useLocale();
  const featureName = useFeatureName();
  const { data: kinds } = api.system.trash.kinds.useQuery();
  const shown = kinds?.filter((kind) => kind.count > 0 || kind.path === path) ?? [];
  const kind = shown.find((kind) => kind.path === path) ?? shown[0];
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h1 className="font-semibold text-xl">{t("page")}</h1>
        <p className="text-muted-foreground text-sm">{t("help")}</p>
      </div>
      {kinds === undefined && <Skeleton className="h-48" />}
      {kinds?.length === 0 || (kinds && !kind) ? (
        <EmptyState icon={Trash2} title={t("nothing")} description={t("emptyHelp")} />
      ) : null}
      {shown.length > 1 && (
        <nav aria-label={t("kinds")} className="-mb-1 min-w-0 overflow-x-auto border-border border-b">
          <ul className="flex gap-1">
            {shown.map(({ path, count }) => (
              <li key={path}>
                <Link
                  href={`/admin/trash?kind=${path}`}
                  prefetch={false}
                  aria-current={path === kind?.path ? "page" : undefined}
                  className={cn(
                    "-mb-px block whitespace-nowrap border-b-2 px-2.5 py-2 text-sm",
                    path === kind?.path
                      ? "border-primary font-medium text-foreground"
                      : "border-transparent text-muted-foreground hover:text-foreground",
                  )}
                >
                  {featureName(path)}{" "}
                  <span className="text-muted-foreground text-xs tabular-nums">{formatNumber(count, locale)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {kind && <DeletedRecords key={kind.path} kind={kind} />}
    </div>
  );
}

function DeletedRecords({ kind }: { kind: Kind }) {
  const t = useTranslations("trash");
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(DEFAULT_PAGE_SIZE);
  const { data: rows } = api.system.trash.list.useQuery({ path: kind.path, page, pageSize });
  const restore = api.system.trash.restore.useMutation();
  const showRestored = useShowRestored();

  async function handleRestore(row: { id: number; name: string }) {
    // The mutation cache shows the error.
    const report = await restore.mutateAsync({ path: kind.path, ids: [row.id] }).catch(() => null);
    if (report) showRestored([row], report);
  }

  if (rows === undefined) return <Skeleton className="h-48" />;
  if (rows.length === 0 && page === 1) return <EmptyState icon={Trash2} title={t("nothing")} description={t("emptyHelp")} />;
  return (
    <section className="min-w-0 rounded-xl border border-border bg-card shadow-xs">
      <ul className="divide-y divide-border">
        {rows.map((row) => (
          <li
            key={row.id}
            data-row
            tabIndex={-1}
            className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 hover:bg-accent"
          >
            <span className="min-w-0 flex-1 truncate font-medium max-sm:basis-full">{row.name}</span>
            <span className="text-muted-foreground text-sm max-sm:flex-1" title={formatDateTime(row.deletedAt)}>
              {[formatDate(row.deletedAt), row.deletedBy].filter(Boolean).join(" · ")}
            </span>
            {kind.mayRestore &&
              (kind.inForm ? (
                <Button asChild variant="outline" size="sm">
                  <Link href={`${kind.path}?restore=${row.id}`} prefetch={false} aria-label={t("restoreRow", { name: row.name })}>
                    <RotateCcw aria-hidden />
                    {t("restoreInForm")}
                  </Link>
                </Button>
              ) : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t("restoreRow", { name: row.name })}
                  isPending={restore.isPending && restore.variables.ids.includes(row.id)}
                  onClick={() => void handleRestore(row)}
                >
                  <RotateCcw aria-hidden />
                  {t("restore")}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      <div className="grid gap-2 border-border border-t px-3 py-2">
        {isPersonal(kind.path) && (
          <p className="text-muted-foreground text-sm">
            {t("personal")}{" "}
            <Link href={`${kind.path}?trash=true`} prefetch={false} className="text-primary-text underline underline-offset-4">
              {t("openTrash")}
            </Link>
          </p>
        )}
        <Pagination
          offset={offsetOf(page, pageSize)}
          pageSize={pageSize}
          total={kind.count}
          onPage={setPage}
          onPageSize={(size) => {
            setPage(1);
            setPageSize(size);
          }}
        />
      </div>
    </section>
  );
}
