"use client";

import { ResourcePage } from "~/components/resource/resource-page";
import type { ListOf } from "~/components/table/list-state";
import type { categoryList } from "~/features/news/category/schema";
import { api } from "~/trpc/client";

const { list, byId, history, create, update, delete: remove, restore, usedBy, move } = api.news.category;

export function CategoryAdmin(props: { list: ListOf<typeof categoryList> }) {
  return (
    <ResourcePage
      path="/admin/news-category"
      api={{ list, byId, history, create, update, delete: remove, restore, usedBy, move }}
      list={props.list}
      columns={[
        { id: "nameEn" },
        { id: "nameVi" },
        { id: "slug", isWide: true },
        { id: "articles", isNumber: true },
        { id: "updatedAt" },
      ]}
      form={async () => (await import("./components/category-form")).categoryForm}
    />
  );
}
