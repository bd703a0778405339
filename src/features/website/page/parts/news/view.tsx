import { Section } from "~/components/site/section";
import { ArticleCard } from "~/features/news/article/components/article-card";
import { localePath } from "~/i18n/routing";
import type { ViewPropsOf } from "../part-view";
import type { loadNews } from "./data";

type NewsProps = ViewPropsOf<typeof loadNews>;

export function NewsView({ data: { lead, others, isFeatured }, frame, locale, t }: NewsProps) {
  const heading = frame.title ? "h3" : "h2";
  const label = isFeatured ? { label: t("home.featured") } : {};
  return (
    <Section {...frame} more={{ href: localePath(locale, "/news"), label: t("home.allNews") }}>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <ArticleCard article={lead} locale={locale} kind="feature" heading={heading} {...label} />
        </div>
        {others.length > 0 && (
          <ul className="space-y-8 lg:col-span-5">
            {others.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} locale={locale} kind="row" heading={heading} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
