"use client";

import { useTranslations } from "next-intl";
import { useFieldLabels } from "~/components/fields/field-labels";
import { referenceTo } from "~/components/fields/reference";
import { BulkReference } from "~/components/resource/bulk-actions";
import { PublishActions } from "~/components/resource/publish-actions";
import { PublishBadge, usePublishStates } from "~/components/resource/publish-badge";
import { ResourcePage } from "~/components/resource/resource-page";
import { WhenNear } from "~/components/resource/when-near";
import { Picture } from "~/components/site/picture";
import type { ListOf } from "~/components/table/list-state";
import { Badge } from "~/components/ui/badge";
import type { articleList } from "~/features/news/article/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api } from "~/trpc/client";

const { list, byId, create, update, delete: remove, restore, usedBy, setCategory, publishMany, withdrawMany } = api.news.article;

export function ArticleAdmin(props: { list: ListOf<typeof articleList> }) {
  const t = useTranslations("news");
  const labels = useFieldLabels("/admin/news");
  const text = useInLanguage();
  const statuses = usePublishStates();
  const { mutateAsync: setCategoryOf } = setCategory.useMutation();
  const { category } = api.news;
  const categories = referenceTo({
    list: category.list,
    byId: category.byId,
    nameOf: (row: { nameEn: string; nameVi: string }) => text(row, "name") ?? "",
  });
  return (
    <ResourcePage
      path="/admin/news"
      api={{ list, byId, create, update, delete: remove, restore, usedBy }}
      list={props.list}
      form="page"
      nameOf={(row) => text(row, "title") ?? row.slug}
      bulk={(rows) => (
        <>
          <PublishActions rows={rows} api={{ publishMany, withdrawMany }} />
          <BulkReference
            label={labels("category")}
            reference={categories}
            run={(ids, categoryId) => setCategoryOf({ ids, data: { categoryId } })}
          />
        </>
      )}
      columns={[
        {
          id: "titleEn",
          cell: (row) => (
            <span className="flex min-w-0 items-center gap-3">
              <span className="h-8 w-12 shrink-0 overflow-hidden rounded-md bg-muted">
                {row.thumbnail && (
                  <WhenNear className="block size-full">
                    <Picture image={row.thumbnail} alt="" sizes="48px" className="size-full object-cover" />
                  </WhenNear>
                )}
              </span>
              <span className="min-w-0 truncate">{text(row, "title") ?? row.slug}</span>
            </span>
          ),
        },
        { id: "titleVi", isHidden: true },
        {
          id: "category",
          cell: (row) => (row.category ? text(row.category, "name") : "—"),
          isWide: true,
          filter: { key: "categoryId", reference: categories },
        },
        { id: "status", cell: (row) => <PublishBadge of={row} />, filter: { key: "status", options: statuses } },
        { id: "hasChanges", isHidden: true, filter: { key: "hasChanges" } },
        {
          id: "featured",
          isWide: true,
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
