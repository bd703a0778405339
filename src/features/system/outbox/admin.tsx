"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { Inbox, MailOpen, SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useFieldLabels } from "~/components/form/field-labels";
import { useFeatureName } from "~/components/resource/use-feature-name";
import type { Column } from "~/components/table/column";
import { DataTable } from "~/components/table/data-table";
import { nextSort } from "~/components/table/list-state";
import { Pagination } from "~/components/table/pagination";
import { Toolbar } from "~/components/table/toolbar";
import { useExport } from "~/components/table/use-export";
import { useListState } from "~/components/table/use-list-state";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Tooltip } from "~/components/ui/tooltip";
import { MailDialog } from "~/features/system/outbox/components/mail-dialog";
import { outboxList } from "~/features/system/outbox/schema";
import { pageCount } from "~/lib/pagination";
import { api, type RouterOutputs } from "~/trpc/client";

type Mail = RouterOutputs["system"]["outbox"]["list"]["rows"][number];

const path = "/admin/outbox";
const states = ["waiting", "sent", "failed"] as const;
const tones = { waiting: "neutral", sent: "success", failed: "destructive" } as const;

/** Every mail of the site. It is only read: nobody makes or changes mails here. */
export function OutboxAdmin() {
  const t = useTranslations("outbox");
  const tTable = useTranslations("table");
  const featureName = useFeatureName();
  const labelOf = useFieldLabels(path);
  const utils = api.useUtils();
  const state = useListState(outboxList);
  const { input } = state;
  const { data, isPlaceholderData } = api.system.outbox.list.useQuery(input, { placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<Mail | null>(null);
  const total = data?.total ?? 0;

  const options = states.map((value) => ({ value, label: t(`states.${value}`) }));
  const columns = useMemo(
    (): readonly Column<Mail>[] => [
      { id: "subject" },
      { id: "to" },
      {
        id: "state",
        cell: ({ state }) => (
          <Badge variant={tones[state]} hasDot>
            {t(`states.${state}`)}
          </Badge>
        ),
      },
      { id: "createdAt" },
    ],
    [t],
  );
  const exporting = useExport({ path, columns, labelOf, input, fetchPage: utils.system.outbox.list.fetch });

  return (
    <div className="grid min-w-0 gap-4">
      <div>
        <h1 className="font-semibold text-xl">{featureName(path)}</h1>
        <p className="mt-1 text-muted-foreground">{t("help")}</p>
      </div>
      <section className="min-w-0 rounded-xl border border-border bg-card shadow-xs">
        <div className="border-border border-b p-3">
          <Toolbar
            state={state}
            columns={columns}
            labelOf={labelOf}
            sorts={outboxList.sort}
            filters={[{ key: "state", label: labelOf("state"), options }]}
            onExport={exporting.start}
            isExporting={exporting.isPending}
          />
        </div>
        <DataTable
          label={featureName(path)}
          columns={columns}
          labelOf={labelOf}
          rows={data?.rows}
          page={input.page}
          pageSize={input.pageSize}
          isBusy={isPlaceholderData}
          chosen={state.columns}
          sort={input.sort}
          sorts={outboxList.sort}
          onSort={(id) => {
            const by = outboxList.sort.find((sort) => sort === id);
            if (by) state.onSort(nextSort(input.sort, by));
          }}
          actions={(mail) => (
            <Tooltip content={t("open")}>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t("openMail", { subject: mail.subject, to: mail.to })}
                onClick={() => setOpened(mail)}
              >
                <MailOpen aria-hidden />
              </Button>
            </Tooltip>
          )}
          empty={
            state.isNarrowed ? (
              <EmptyState icon={SearchX} title={tTable("noMatch")} description={tTable("noMatchHelp")}>
                <Button variant="outline" onClick={state.onClear}>
                  {tTable("clearFilters")}
                </Button>
              </EmptyState>
            ) : (
              <EmptyState icon={Inbox} title={tTable("empty")} />
            )
          }
        />
        {total > 0 && (
          <div className="border-border border-t p-3">
            <Pagination
              page={Math.min(input.page, pageCount(total, input.pageSize))}
              pageSize={input.pageSize}
              total={total}
              onPage={state.onPage}
              onPageSize={state.onPageSize}
            />
          </div>
        )}
      </section>
      <MailDialog mail={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
