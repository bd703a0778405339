"use client";

import { ResourcePage } from "~/components/resource/resource-page";
import { Picture } from "~/components/site/picture";
import type { ListOf } from "~/components/table/list-state";
import type { historyList } from "~/features/company/history/schema";
import { formatMonth } from "~/lib/dates";
import { api } from "~/trpc/client";

const { list, byId, history, create, update, delete: remove, restore, usedBy } = api.company.history;

export function HistoryAdmin(props: { list: ListOf<typeof historyList> }) {
  return (
    <ResourcePage
      path="/admin/history"
      api={{ list, byId, history, create, update, delete: remove, restore, usedBy }}
      list={props.list}
      columns={[
        { id: "titleEn" },
        { id: "titleVi" },
        { id: "year", cell: ({ year, month }) => <span className="tabular-nums">{formatMonth(year, month)}</span> },
        {
          id: "image",
          isWide: true,
          cell: ({ image }) =>
            image && <Picture image={image} alt="" sizes="64px" className="h-8 w-12 rounded bg-muted object-cover" />,
        },
        { id: "descriptionEn", isHidden: true },
        { id: "descriptionVi", isHidden: true },
        { id: "active", isBesideName: true, filter: { key: "active" } },
        { id: "updatedAt", isHidden: true },
      ]}
      form={async () => (await import("./components/history-form")).historyForm}
    />
  );
}
