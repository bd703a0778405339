"use client";

import { ResourcePage } from "~/components/resource/resource-page";
import type { ListOf } from "~/components/table/list-state";
import type { sourceList } from "~/features/career/source/schema";
import { api } from "~/trpc/client";

const { list, byId, history, create, update, delete: remove, restore, usedBy, move } = api.career.source;

export function SourceAdmin(props: { list: ListOf<typeof sourceList> }) {
  return (
    <ResourcePage
      path="/admin/source"
      api={{ list, byId, history, create, update, delete: remove, restore, usedBy, move }}
      list={props.list}
      columns={[
        { id: "nameEn" },
        { id: "nameVi" },
        { id: "value", cell: ({ value }) => <code className="text-sm">{value}</code> },
        { id: "candidates", isNumber: true },
        { id: "updatedAt", isHidden: true },
      ]}
      form={async () => (await import("./components/source-form")).sourceForm}
    />
  );
}
