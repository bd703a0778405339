"use client";

import { useTranslations } from "next-intl";
import { BilingualField } from "~/components/fields/bilingual-field";
import { ImageField } from "~/components/fields/image-field";
import { PublishingFields } from "~/components/fields/publishing-fields";
import { referenceTo } from "~/components/fields/reference";
import { ReferenceField } from "~/components/fields/reference-field";
import { SeoFields } from "~/components/fields/seo-fields";
import { SlugField } from "~/components/fields/slug-field";
import { SwitchField } from "~/components/fields/switch-field";
import { FormSection } from "~/components/form/form-section";
import { PreviewLinks } from "~/components/resource/preview-links";
import { PublishBadge } from "~/components/resource/publish-badge";
import { ResourceFormPage } from "~/components/resource/resource-form-page";
import { articleSchema, emptyArticle } from "~/features/news/article/schema";
import { useInLanguage } from "~/i18n/use-in-language";
import { api, type RouterOutputs } from "~/trpc/client";

type Article = RouterOutputs["news"]["article"]["byId"];

const { byId, history, pending, create, update } = api.news.article;

type ArticleFormProps = {
  /** Null for a new record. */
  article: Article | null;
  /** Initial values of a new record. */
  copied?: Article | null;
};

export function ArticleForm({ article, copied }: ArticleFormProps) {
  const t = useTranslations("news");
  const text = useInLanguage();
  const { category } = api.news;
  const nameOf = (row: { nameEn: string; nameVi: string }) => text(row, "name") ?? "";
  const categories = referenceTo({ list: category.list, byId: category.byId, nameOf });
  return (
    <ResourceFormPage
      path="/admin/news"
      api={{ byId, history, pending, create, update }}
      record={article}
      copied={copied}
      schema={articleSchema}
      empty={emptyArticle}
      title={(row) => text(row, "title")}
      badge={(row) => <PublishBadge of={row} />}
      actions={(row) => <PreviewLinks path="/admin/news" id={row.id} api={api.news.article.preview} />}
      settings={(control, row) => (
        <>
          <FormSection title={t("publishing")}>
            <PublishingFields control={control} needs={["title", "summary", "content"]} />
            <SwitchField control={control} name="featured" description={t("featuredHelp")} />
          </FormSection>
          <FormSection title={t("placing")}>
            <ReferenceField
              control={control}
              name="categoryId"
              reference={categories}
              current={row?.category && row.categoryId ? { id: row.categoryId, name: nameOf(row.category) } : null}
            />
            <ImageField control={control} name="thumbnailId" />
            {row && (
              <p className="text-muted-foreground text-sm">{t("creator", { name: row.creatorName, email: row.creatorEmail })}</p>
            )}
          </FormSection>
        </>
      )}
    >
      {(control) => (
        <>
          <FormSection>
            <BilingualField control={control} name="title" max={255} />
            <SlugField control={control} name="slug" from="title" kind="/admin/news" />
            <BilingualField control={control} name="summary" variant="textarea" max={300} rows={3} />
            <BilingualField control={control} name="content" variant="rich" />
          </FormSection>
          <FormSection title={t("search")} description={t("searchHelp")}>
            <SeoFields control={control} title="title" description="summary" kind="/admin/news" />
          </FormSection>
        </>
      )}
    </ResourceFormPage>
  );
}
