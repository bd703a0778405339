import { Arches } from "~/components/site/arches";
import { Picture } from "~/components/site/picture";
import { cn } from "~/components/ui/cn";
import type { ArticleCard as ArticleCardData } from "~/features/news/article/data";
import { type Locale, localePath } from "~/i18n/routing";
import { formatDate, toIso } from "~/lib/dates";
import { imageAlt } from "~/lib/images";

type ArticleCardProps = {
  article: ArticleCardData;
  locale: Locale;
  /** `lead` is large, its picture beside its text; the others stand in a grid of three columns or of two. */
  kind?: "third" | "half" | "lead";
  /** A word above the title, such as "Featured". */
  label?: string;
  /** Seen at once when the page opens. */
  eager?: boolean;
  heading?: "h2" | "h3";
};

const sizes = {
  third: "(min-width: 1200px) 350px, (min-width: 768px) 46vw, 94vw",
  half: "(min-width: 1200px) 552px, (min-width: 768px) 46vw, 94vw",
  lead: "(min-width: 1200px) 660px, (min-width: 992px) 55vw, 94vw",
};
const titles = { third: "text-xl", half: "text-2xl", lead: "text-title" };

/** An article in a list. The whole card leads to it; its link is the title. */
export function ArticleCard({
  article,
  locale,
  kind = "third",
  label,
  eager = false,
  heading: Heading = "h3",
}: ArticleCardProps) {
  const isLead = kind === "lead";
  return (
    <article className={cn("group relative", isLead ? "grid items-center gap-x-12 gap-y-6 lg:grid-cols-12" : "flex flex-col")}>
      <div className={cn("overflow-hidden rounded-xl bg-muted", isLead ? "aspect-16/10 lg:col-span-7" : "aspect-16/10")}>
        {article.thumbnail ? (
          <Picture
            image={article.thumbnail}
            alt={imageAlt(article.thumbnail, locale)}
            sizes={sizes[kind]}
            eager={eager}
            className="size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.025]"
          />
        ) : (
          <Arches className="size-full text-primary-400 transition-transform duration-500 ease-out group-hover:scale-[1.025]" />
        )}
      </div>
      <div className={cn("min-w-0", isLead ? "lg:col-span-5" : "mt-5")}>
        <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-muted-foreground">
          {(label || article.category) && (
            <span className="font-medium text-primary-text">{label ?? article.category?.name}</span>
          )}
          {(label || article.category) && <span aria-hidden="true">·</span>}
          <time dateTime={toIso(article.publishedAt)}>{formatDate(article.publishedAt)}</time>
        </p>
        <Heading className={cn("mt-2.5 font-semibold text-pretty", titles[kind])}>
          <a
            href={localePath(locale, `/news/${article.slug}`)}
            className="after:absolute after:inset-0 after:rounded-xl decoration-primary-500 decoration-2 underline-offset-4 group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ring"
          >
            {article.title}
          </a>
        </Heading>
        {article.summary && (
          <p className={cn("mt-3 text-muted-foreground", isLead ? "line-clamp-4 text-lg" : "line-clamp-3")}>{article.summary}</p>
        )}
      </div>
    </article>
  );
}
