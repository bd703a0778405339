"use client";

import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { referenceTo } from "~/components/fields/reference";
import { BulkReference } from "~/components/resource/bulk-actions";
import { PicturedName } from "~/components/resource/pictured-name";
import { PublishActions } from "~/components/resource/publish-actions";
import { PublishBadge, usePublishStates } from "~/components/resource/publish-badge";
import { ResourcePage } from "~/components/resource/resource-page";
import type { ListOf } from "~/components/table/list-state";
import { Badge } from "~/components/ui/badge";
import type { articleList } from "~/features/news/article/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";

const {
  list,
  byId,
  create,
  update,
  delete: remove,
  restore,
  usedBy,
  setCategory,
  publishMany,
  withdrawMany,
  revertPublishing,
} = api.news.article;

export function ArticleAdmin(props: { list: ListOf<typeof articleList> }) {
  const t = useTranslations("news");
  const labels = useFieldLabels("/admin/news");
  const text = useInLanguage();
  const statuses = usePublishStates();
  const { mutateAsync: setCategoryOf } = setCategory.useMutation();
  const nameOf = (row: { nameEn: string; nameVi: string }) => text(row, "name") ?? "";
  const categories = referenceTo(api.news.category, nameOf);
  return (
    <ResourcePage
      path="/admin/news"
      api={{ list, byId, create, update, delete: remove, restore, usedBy }}
      list={props.list}
      form="page"
      nameOf={(row) => text(row, "title") ?? row.slug}
      bulk={(rows) => (
        <>
          <PublishActions rows={rows} api={{ publishMany, withdrawMany, revertPublishing }} />
          <BulkReference
            label={labels("category")}
            reference={categories}
            run={(ids, categoryId) => setCategoryOf({ ids, data: { categoryId } })}
          />
        </>
      )}
      columns={[
        { id: "titleEn", cell: (row) => <PicturedName name={text(row, "title") ?? row.slug} image={row.thumbnail} /> },
        { id: "titleVi", isHidden: true },
        {
          id: "category",
          cell: (row) => (row.category ? text(row.category, "name") : "—"),
          isWide: true,
          filter: { key: "categoryId", reference: categories },
        },
        {
          id: "status",
          isBesideName: true,
          cell: (row) => (
            <span className="flex items-center gap-1.5">
              <PublishBadge of={row} />
              {row.featured && (
                <Badge variant="primary" className="@max-4xl:hidden">
                  {t("featured")}
                </Badge>
              )}
            </span>
          ),
          filter: { key: "status", options: statuses },
        },
        { id: "hasChanges", isHidden: true, filter: { key: "hasChanges" } },
        {
          id: "featured",
          isHidden: true,
          cell: (row) => row.featured && <Badge variant="primary">{t("featured")}</Badge>,
          filter: { key: "featured" },
        },
        { id: "publishAt", filter: { key: "publishAt" } },
        {
          id: "creatorName",
          isWide: true,
          cell: (row) => <span title={row.creatorEmail ?? undefined}>{row.creatorName}</span>,
        },
        { id: "createdAt", isHidden: true },
      ]}
    />
  );
}
