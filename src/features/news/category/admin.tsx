"use client";

import { BilingualField } from "~/components/fields/bilingual-field";
import { SlugField } from "~/components/fields/slug-field";
import { ResourcePage } from "~/components/resource/resource-page";
import { categoryList, categorySchema } from "~/features/news/category/schema";
import { api } from "~/trpc/client";

export function CategoryAdmin() {
  const utils = api.useUtils();
  return (
    <ResourcePage
      path="/admin/news-category"
      api={api.news.category}
      cache={utils.news.category}
      schema={categorySchema}
      list={categoryList}
      columns={[{ id: "nameEn" }, { id: "nameVi" }, { id: "slug" }, { id: "articles", isNumber: true }, { id: "updatedAt" }]}
      empty={{ nameEn: "", nameVi: "", slug: "" }}
      ordered
    >
      {(control) => (
        <>
          <BilingualField control={control} name="name" max={50} />
          <SlugField control={control} name="slug" from="name" base="/news/category" />
        </>
      )}
    </ResourcePage>
  );
}
