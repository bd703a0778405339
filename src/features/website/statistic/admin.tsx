"use client";

import { useLocale } from "next-intl";
import { ResourcePage } from "~/components/resource/resource-page";
import { iconOf } from "~/components/shell/icons";
import type { ListOf } from "~/components/table/list-state";
import type { statisticList } from "~/features/website/statistic/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { formatNumber } from "~/lib/numbers";
import { api } from "~/trpc/client";

const { list, byId, history, create, update, delete: remove, restore, usedBy, move } = api.website.statistic;

export function StatisticAdmin(props: { list: ListOf<typeof statisticList> }) {
  const locale = useLocale();
  const text = useInLanguage();
  return (
    <ResourcePage
      path="/admin/statistic"
      api={{ list, byId, history, create, update, delete: remove, restore, usedBy, move }}
      list={props.list}
      nameOf={(row) => text(row, "name")}
      columns={[
        {
          id: "nameEn",
          cell: (row) => {
            const Icon = iconOf(row.icon);
            return (
              <span className="flex min-w-0 items-center gap-3">
                <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" strokeWidth={1.75} />
                <span className="min-w-0 truncate">{text(row, "name")}</span>
              </span>
            );
          },
        },
        { id: "nameVi", isWide: true },
        {
          id: "value",
          isNumber: true,
          cell: ({ prefix, value, suffix }) => (
            <span className="whitespace-nowrap tabular-nums">
              {prefix}
              {formatNumber(value, locale)}
              {suffix}
            </span>
          ),
        },
        { id: "active", isBesideName: true, filter: { key: "active" } },
        { id: "updatedAt", isHidden: true },
      ]}
      form={async () => (await import("./components/statistic-form")).statisticForm}
    />
  );
}
