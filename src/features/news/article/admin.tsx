"use client";

import { useLocale, useTranslations } from "next-intl";
import { PublishBadge } from "~/components/resource/publish-badge";
import { ResourcePage } from "~/components/resource/resource-page";
import { Picture } from "~/components/site/picture";
import { Badge } from "~/components/ui/badge";
import { articleList } from "~/features/news/article/schema";
import { api } from "~/trpc/client";

export function ArticleAdmin() {
  const utils = api.useUtils();
  const locale = useLocale();
  const t = useTranslations("article");
  const { data: categories } = api.news.category.list.useQuery({ pageSize: 100 });
  const [own, other] = locale === "vi" ? (["titleVi", "titleEn"] as const) : (["titleEn", "titleVi"] as const);
  return (
    <ResourcePage
      path="/admin/news"
      api={api.news.article}
      cache={utils.news.article}
      list={articleList}
      form="page"
      columns={[
        {
          id: own,
          cell: (row) => (
            <span className="flex min-w-0 items-center gap-3">
              <span className="h-9 w-14 shrink-0 overflow-hidden rounded-md bg-muted">
                {row.thumbnail && <Picture image={row.thumbnail} alt="" sizes="56px" className="size-full object-cover" />}
              </span>
              <span className="line-clamp-2 min-w-0">{row[own] ?? row[other] ?? row.slug}</span>
            </span>
          ),
          csv: (row) => row[own] ?? row[other],
        },
        { id: other, isHidden: true },
        {
          id: "category",
          cell: (row) => (locale === "vi" ? row.category?.nameVi : row.category?.nameEn) ?? "—",
          csv: (row) => (locale === "vi" ? row.category?.nameVi : row.category?.nameEn),
          filter: {
            key: "categoryId",
            options: (categories?.rows ?? []).map(({ id, nameEn, nameVi }) => ({
              value: String(id),
              label: locale === "vi" ? nameVi : nameEn,
            })),
          },
        },
        {
          id: "status",
          cell: (row) => <PublishBadge of={row} />,
          filter: {
            key: "status",
            options: [
              { value: "draft", label: t("draft") },
              { value: "published", label: t("published") },
            ],
          },
        },
        {
          id: "featured",
          cell: (row) => row.featured && <Badge variant="primary">{t("featured")}</Badge>,
          filter: { key: "featured" },
        },
        { id: "publishAt" },
        {
          id: "creatorName",
          cell: (row) => (
            <span className="grid">
              <span>{row.creatorName}</span>
              <span className="text-muted-foreground text-xs">{row.creatorEmail}</span>
            </span>
          ),
        },
        { id: "createdAt", isHidden: true },
      ]}
    />
  );
}
