"use client";

import { useTranslations } from "next-intl";
import { referenceTo } from "~/components/fields/reference";
import { ReferenceField } from "~/components/fields/reference-field";
import { SwitchField } from "~/components/fields/switch-field";
import type { FormControl } from "~/components/form/form-values";
import { CanvasField } from "~/components/writing/canvas-field";
import { CoverField } from "~/components/writing/cover-field";
import { DetailsSection } from "~/components/writing/details-panel";
import { WritingPage, type WrittenRecord } from "~/components/writing/writing-page";
import { articleSchema, emptyArticle } from "~/features/news/article/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api, type RouterOutputs } from "~/trpc/client";

const { byId, history, pending, preview, create, update } = api.news.article;

type Article = RouterOutputs["news"]["article"]["byId"];

export function ArticleForm(props: WrittenRecord<Article>) {
  const t = useTranslations("news");
  const text = useInLanguage();
  const nameOf = (row: { nameEn: string; nameVi: string }) => text(row, "name") ?? "";
  const categories = referenceTo(api.news.category, nameOf);
  const category = (control: FormControl<typeof emptyArticle>, row: Article | null) => (
    <ReferenceField
      control={control}
      name="categoryId"
      reference={categories}
      current={row?.category && row.categoryId ? { id: row.categoryId, name: nameOf(row.category) } : null}
    />
  );
  return (
    <WritingPage
      {...props}
      path="/admin/news"
      api={{ byId, history, pending, preview, create, update }}
      schema={articleSchema}
      empty={emptyArticle}
      title={(row) => text(row, "title")}
      facts={category}
      details={(control, row) => (
        <DetailsSection title={t("placing")}>
          {category(control, row)}
          <SwitchField control={control} name="featured" description={t("featuredHelp")} />
          {row && (
            <p className="text-muted-foreground text-sm">{t("creator", { name: row.creatorName, email: row.creatorEmail })}</p>
          )}
        </DetailsSection>
      )}
    >
      {(control) => (
        <>
          <CoverField control={control} name="thumbnailId" />
          <CanvasField control={control} name="title" variant="title" max={255} />
          <CanvasField control={control} name="summary" variant="lead" max={300} />
          <CanvasField control={control} name="content" variant="rich" />
        </>
      )}
    </WritingPage>
  );
}
