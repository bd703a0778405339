import { Doorway } from "~/components/site/doorway";
import { MoreLink, Section } from "~/components/site/section";
import { imageAlt } from "~/lib/images";
import type { ViewPropsOf } from "../part-view";
import type { loadCaseStory } from "./data";

type CaseStoryProps = ViewPropsOf<typeof loadCaseStory>;

export function CaseStoryView({ data, frame: { title, ...frame }, locale, isNearTop }: CaseStoryProps) {
  const { figures, quote, by, more, image } = data;
  const words = (
    <>
      {quote && (
        <figure className="mt-10 max-w-article">
          <blockquote className="text-2xl font-medium text-pretty">{quote}</blockquote>
          {by && <figcaption className="mt-4 text-muted-foreground">{by}</figcaption>}
        </figure>
      )}
      {more && (
        <p className="mt-6">
          <MoreLink {...more} />
        </p>
      )}
    </>
  );
  // The quote takes the place of a missing picture.
  const isBeside = !image && figures.length > 0 && quote !== null;
  return (
    <Section {...frame}>
      <div className={`grid gap-x-8 lg:grid-cols-12 ${image ? "gap-y-20" : ""}`}>
        <div className={`min-w-0 self-center ${image ? "lg:col-span-7 lg:pr-16" : isBeside ? "lg:col-span-7" : "lg:col-span-9"}`}>
          {title && <h2 className="text-title font-semibold">{title}</h2>}
          {figures.length > 0 && <Bars figures={figures} />}
          {!isBeside && words}
        </div>
        {isBeside && <div className="min-w-0 self-end lg:col-span-5">{words}</div>}
        {image && (
          <Doorway
            image={image}
            alt={imageAlt(image, locale)}
            eager={isNearTop}
            className={`mx-auto w-64 self-end sm:w-72 lg:col-span-5 lg:mr-10 lg:ml-auto lg:w-full lg:max-w-sm print:hidden ${frame.isJoined ? "lg:mt-18" : ""}`}
          />
        )}
      </div>
    </Section>
  );
}

const colors = { before: "bg-primary-400/45", after: "bg-primary-400" };

/** Two figures with bars as long as they are; without bars if they can't be compared. */
function Bars({ figures }: Pick<CaseStoryProps["data"], "figures">) {
  return (
    <dl className="mt-8 max-w-article space-y-5">
      {figures.map(({ name, value, label, bar }) => (
        <div key={name}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="mt-1 flex items-center gap-4">
            {bar !== null && (
              <span aria-hidden="true" className="min-w-0 grow print:hidden">
                <span className={`block h-10 rounded-r-full sm:h-12 ${colors[name]}`} style={{ width: `${bar}%` }} />
              </span>
            )}
            <span className="font-semibold text-3xl tracking-tight tabular-nums sm:text-5xl">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
