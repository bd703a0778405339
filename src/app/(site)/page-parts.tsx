import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { JsonLd } from "~/components/site/json-ld";
import { RichText } from "~/components/site/rich-text";
import type { WholeSite } from "~/components/site/whole-site";
import { type ArrangedPart, arrangeParts } from "~/features/website/page/parts/arrange";
import { sharedReads } from "~/features/website/page/parts/data";
import { emptyPart } from "~/features/website/page/parts/empty-part";
import { OpeningHead } from "~/features/website/page/parts/opening-head";
import type { OwnContent } from "~/features/website/page/parts/own-content";
import { type Anchor, type LoadedPart, loadPart } from "~/features/website/page/parts/part-views";
import { belongsToPage, type Part } from "~/features/website/page/parts/parts";
import type { Locale } from "~/i18n/routing";
import { formatDate, toIso } from "~/lib/dates";
import { plainText } from "~/lib/html-text";
import { inLanguage } from "~/lib/languages";
import { database } from "~/server/db/client";
import { renderTexts } from "./rendered-text";

type PagePartsProps = {
  /** Parts that are visible in this language. */
  parts: readonly Part[];
  locale: Locale;
  site: WholeSite;
  now: Date;
  origin: string;
  /** Bare path of the page. */
  path: string;
  /** Title of a page without a hero; a hero without a title has it too. Null: the parts are below a head of their own. */
  title: string | null;
  /** Shown beside the text of a page that begins with an untitled text. */
  updatedAt?: Date;
  /** Lead of the head while no part has content but hero and calls to action. */
  emptyLead?: string;
  /** Links to the parts, below the head. */
  hasContents?: boolean;
  /** Whether parts are targets of links. */
  hasAnchors?: boolean;
  /** Contents of a fixed page's own list. */
  own?: OwnContent;
  /** The form of the page was just sent (`?sent=1`). */
  isSent?: boolean;
  /** Section of "About us" to show whatever its state: for previews only. */
  aboutDraftId?: number | undefined;
  /** Marks each part with its id, for a preview beside the form, and shows those without content, too. */
  isTyped?: boolean;
};

/** Shows the parts of a page below its head, which is a hero at the beginning, else the page's title. */
export async function PageParts({
  parts,
  locale,
  site,
  now,
  origin,
  path,
  title,
  own = {},
  isSent = false,
  ...options
}: PagePartsProps) {
  const db = database();
  const t = await getTranslations({ locale, namespace: "site" });
  const htmls = new Set<string>();
  const reads = sharedReads({ db, locale, now, site, parts, aboutDraftId: options.aboutDraftId });
  const loaded = await Promise.all(parts.map((part) => loadPart(part, { db, locale, now, site, t, reads, own, isSent, htmls })));
  const texts = await renderAll([...htmls], locale, now);

  const names = options.isTyped ? await getTranslations({ locale, namespace: "page.parts.kinds" }) : null;
  const shown = arrangeParts(
    loaded.flatMap((one, index) => {
      const part = parts[index];
      return one ?? (names && part ? emptyPart(part, { name: names(part.kind), locale, t }) : []);
    }),
    locale,
    options.hasAnchors,
  );
  const isEmpty = shown.every(({ part, isEmpty }) => isEmpty || part.kind === "hero" || part.kind === "callToAction");
  const lead = isEmpty ? options.emptyLead : undefined;
  const links = shown.flatMap((part) => part.links);
  const contents = options.hasContents && links.length > 2 ? <Contents label={t("aboutUs.contents")} links={links} /> : null;
  const [first, second] = shown;
  const hero = title !== null && first?.part.kind === "hero" ? first : null;
  const article = options.updatedAt && first ? articleHtml(first, locale) : null;
  const around = { locale, site, path, t, rendered: (html: string) => texts.get(html) ?? "", isInHead: false };
  const next = hero ? second : first;
  const list = title !== null && next && continuesHead(next, hero) ? next : null;
  const mark = options.isTyped ? markPart : (_: ArrangedPart, shown: ReactNode) => shown;
  const body = list && mark(list, list.show({ ...around, ...list, opening: null, isNearTop: true, isInHead: true }));
  const below = shown.filter((part) => part !== hero && part !== list && !(article !== null && part === first));
  const head = title !== null && (
    <>
      <OpeningHead {...{ locale, origin, path, title, lead }} isLong />
      {contents}
    </>
  );
  const questions = shown.flatMap((part) => part.questions);
  return (
    <>
      {questions.length > 0 && <Questions questions={questions} />}
      {hero &&
        title !== null &&
        mark(hero, hero.show({ ...around, ...hero, opening: { title, path, origin, lead, contents, body }, isNearTop: false }))}
      {options.updatedAt &&
        first &&
        article !== null &&
        mark(
          first,
          <Article head={head} label={t("page.updated")} updatedAt={options.updatedAt} html={around.rendered(article)} />,
        )}
      {!hero && article === null && title !== null && (
        <div className="page-width">
          {head}
          {body}
        </div>
      )}
      {below.map((part, index) =>
        mark(part, part.show({ ...around, ...part, opening: null, isNearTop: index === 0 && article === null })),
      )}
    </>
  );
}

/** Marks what shows a part, without a box of its own. */
function markPart({ part: { id } }: ArrangedPart, shown: ReactNode) {
  return (
    <div key={id} data-part={id} style={{ display: "contents" }}>
      {shown}
    </div>
  );
}

async function renderAll(htmls: readonly string[], locale: Locale, now: Date): Promise<ReadonlyMap<string, string>> {
  const rendered = htmls.length === 0 ? [] : await renderTexts(htmls, locale, now);
  return new Map(htmls.map((html, index) => [html, rendered[index] ?? ""]));
}

/** Whether a page's own list, or its form, follows its title without one of its own. */
function continuesHead({ part, frame }: ArrangedPart, hero: ArrangedPart | null): boolean {
  const isPlain = hero === null || (hero.part.kind === "hero" && hero.part.variant === "text" && hero.part.tone === "plain");
  const isOwn = belongsToPage(part.kind) || part.kind === "contactForm";
  return isOwn && isPlain && frame.title === null && frame.tone === "plain";
}

/** Returns the text that a page begins with; null for another beginning. */
function articleHtml({ part, frame }: ArrangedPart, locale: Locale): string | null {
  return part.kind === "text" && frame.title === null && frame.tone === "plain" ? inLanguage(part, "content", locale) : null;
}

type ArticleProps = { head: ReactNode; label: string; updatedAt: Date; html: string };

/** A page's head and its text, with the date of the last change beside it. */
function Article({ head, label, updatedAt, html }: ArticleProps) {
  return (
    <article className="page-width">
      {head}
      <div className="mt-12 grid gap-x-8 gap-y-8 border-t pt-10 lg:mt-16 lg:grid-cols-12 lg:pt-14">
        <p className="text-sm text-muted-foreground lg:col-span-3">
          {label} <time dateTime={toIso(updatedAt)}>{formatDate(updatedAt)}</time>
        </p>
        <RichText html={html} className="max-w-article min-w-0 text-[1.0625rem] lg:col-span-8 lg:col-start-4" />
      </div>
    </article>
  );
}

/** Tells search engines the questions of all parts with their answers. */
function Questions({ questions }: Pick<LoadedPart, "questions">) {
  const mainEntity = questions.map(({ question, html }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(html) },
  }));
  return <JsonLd data={{ "@type": "FAQPage", mainEntity }} />;
}

function Contents({ label, links }: { label: string; links: readonly Anchor[] }) {
  return (
    <nav aria-label={label} className="mt-10 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-10 items-center rounded-full border bg-card px-4 text-sm font-medium transition-colors hover:border-primary-400 hover:text-primary-text"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
