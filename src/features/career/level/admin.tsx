"use client";

import { ResourcePage } from "~/components/resource/resource-page";
import type { ListOf } from "~/components/table/list-state";
import type { levelList } from "~/features/career/level/schema";
import { api } from "~/trpc/client";

const { list, byId, history, create, update, delete: remove, restore, usedBy, move } = api.career.level;

export function LevelAdmin(props: { list: ListOf<typeof levelList> }) {
  return (
    <ResourcePage
      path="/admin/level"
      api={{ list, byId, history, create, update, delete: remove, restore, usedBy, move }}
      list={props.list}
      columns={[{ id: "nameEn" }, { id: "nameVi" }, { id: "updatedAt" }]}
      form={async () => (await import("./components/level-form")).levelForm}
    />
  );
}
