import { Arches } from "~/components/site/arches";
import { Picture } from "~/components/site/picture";
import { cn } from "~/components/ui/cn";
import type { ArticleCard as ArticleCardData } from "~/features/news/article/data";
import { addressOf } from "~/features/public-records";
import { type Locale, localePath } from "~/i18n/routing";
import { formatDate, toIso } from "~/lib/dates";
import { imageAlt } from "~/lib/images";

type ArticleCardProps = {
  article: ArticleCardData;
  locale: Locale;
  /**
   * `lead` is large with its picture beside the text, `feature` large with the picture above, `row` has a small square picture.
   * `third` and `half` fit a grid of three or two columns.
   */
  kind?: "third" | "half" | "lead" | "feature" | "row";
  /** Text above the title, such as "Featured". */
  label?: string;
  /** Visible without scrolling. */
  eager?: boolean;
  heading?: "h2" | "h3";
};

const sizes = {
  third: "(min-width: 1200px) 350px, (min-width: 768px) 46vw, 94vw",
  half: "(min-width: 1200px) 552px, (min-width: 768px) 46vw, 94vw",
  lead: "(min-width: 1200px) 660px, (min-width: 992px) 55vw, (min-width: 576px) 94vw, 88vw",
  feature: "(min-width: 1200px) 660px, (min-width: 992px) 55vw, (min-width: 576px) 94vw, 88vw",
  row: "112px",
};
const titles = { third: "text-xl", half: "text-2xl", lead: "text-title", feature: "text-title", row: "text-lg leading-snug" };
/** Class names of card, picture and text. */
const layouts = {
  third: ["flex flex-col", "aspect-16/10", "mt-5"],
  half: ["flex flex-col", "aspect-16/10", "mt-5"],
  lead: ["grid items-center gap-x-12 gap-y-6 lg:grid-cols-12", "aspect-16/10 lg:col-span-7", "lg:col-span-5"],
  feature: ["flex flex-col", "aspect-16/10", "mt-6"],
  row: ["flex items-start gap-5", "aspect-square w-24 shrink-0 sm:w-28", ""],
} as const;

/** An article in a list. The whole card is clickable; its link is the title. */
export function ArticleCard({
  article,
  locale,
  kind = "third",
  label,
  eager = false,
  heading: Heading = "h3",
}: ArticleCardProps) {
  const isLarge = kind === "lead" || kind === "feature";
  const [whole, picture, text] = layouts[kind];
  return (
    <article className={cn("group relative", whole)}>
      <div className={cn("overflow-hidden rounded-xl bg-muted", picture)}>
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
      <div className={cn("min-w-0", text)}>
        <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-muted-foreground">
          {(label || article.category) && (
            <span className="font-medium text-primary-text">{label ?? article.category?.name}</span>
          )}
          {(label || article.category) && <span aria-hidden="true">·</span>}
          <time dateTime={toIso(article.publishedAt)}>{formatDate(article.publishedAt)}</time>
        </p>
        <Heading className={cn("mt-2 font-semibold text-pretty", titles[kind])}>
          <a
            href={localePath(locale, addressOf("/admin/news", article, locale))}
            className="after:absolute after:inset-0 after:rounded-xl decoration-primary-500 decoration-2 underline-offset-4 group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ring"
          >
            {article.title}
          </a>
        </Heading>
        {article.summary && kind !== "row" && (
          <p className={cn("mt-3 text-muted-foreground", isLarge ? "line-clamp-4 text-lg" : "line-clamp-3")}>{article.summary}</p>
        )}
      </div>
    </article>
  );
}
