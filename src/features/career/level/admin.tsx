"use client";

import { BilingualField } from "~/components/fields/bilingual-field";
import { ResourcePage } from "~/components/resource/resource-page";
import { levelList, levelSchema } from "~/features/career/level/schema";
import { api } from "~/trpc/client";

export function LevelAdmin() {
  const utils = api.useUtils();
  return (
    <ResourcePage
      path="/admin/level"
      api={api.career.level}
      cache={utils.career.level}
      schema={levelSchema}
      list={levelList}
      columns={[{ id: "nameEn" }, { id: "nameVi" }, { id: "updatedAt" }]}
      empty={{ nameEn: "", nameVi: "" }}
      ordered
    >
      {(control) => <BilingualField control={control} name="name" max={50} />}
    </ResourcePage>
  );
}
