"use client";

import { ResourcePage } from "~/components/resource/resource-page";
import type { ListOf } from "~/components/table/list-state";
import type { positionList } from "~/features/career/position/schema";
import { api } from "~/trpc/client";

const { list, byId, history, create, update, delete: remove, restore, usedBy, move } = api.career.position;

export function PositionAdmin(props: { list: ListOf<typeof positionList> }) {
  return (
    <ResourcePage
      path="/admin/position"
      api={{ list, byId, history, create, update, delete: remove, restore, usedBy, move }}
      list={props.list}
      columns={[
        { id: "nameEn" },
        { id: "nameVi" },
        { id: "descriptionEn", isHidden: true },
        { id: "descriptionVi", isHidden: true },
        { id: "updatedAt" },
      ]}
      form={async () => (await import("./components/position-form")).positionForm}
    />
  );
}
