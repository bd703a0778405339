import { Breadcrumbs } from "~/components/site/breadcrumbs";
import { Picture } from "~/components/site/picture";
import { imageAlt } from "~/lib/images";
import { Buttons } from "./buttons";
import { type HeroProps, heroTexts } from "./hero-texts";

/** Backgrounds behind the panel, where the next part has its tone. */
const grounds = { plain: "", muted: "bg-muted", dark: "bg-primary-950", brand: "bg-primary-700" };

const panels = {
  plain: "bg-background pb-4",
  muted: "bg-muted pb-16 lg:pb-24",
  dark: "dark on-dark bg-primary-950 pb-16 text-white lg:pb-24 print:text-inherit",
  brand: "dark on-brand bg-primary-700 pb-16 text-white lg:pb-24 print:text-inherit",
};

/** A hero with a picture as wide as the window. Its texts are in a panel, because any picture must leave them readable. */
export function FullHero(props: HeroProps) {
  const { data, frame, opening, locale } = props;
  const { title, lead, Heading, gap, crumb } = heroTexts(props);
  return (
    <div className={`${gap}relative overflow-x-clip print:bg-transparent ${frame.isContinued ? grounds[frame.tone] : ""}`}>
      {data.image && (
        <div className="h-[clamp(15rem,38vw,32rem)] bg-muted print:hidden">
          <Picture image={data.image} alt={imageAlt(data.image, locale)} eager className="size-full object-cover" />
        </div>
      )}
      <div className="page-width">
        <div
          className={`relative isolate pt-10 before:absolute before:inset-y-0 before:right-[-100vw] before:left-[-100vw] before:-z-10 before:bg-inherit print:bg-transparent ${panels[frame.tone]} ${data.image ? "lg:-mt-40 lg:w-200 lg:rounded-tr-[var(--corner-panel,3.5rem)] lg:pr-14 lg:before:right-0 lg:before:rounded-tr-[var(--corner-panel,3.5rem)]" : ""}`}
        >
          {crumb && title && (
            <div className="mb-6">
              <Breadcrumbs locale={locale} origin={crumb.origin} crumbs={[{ name: title, path: crumb.path }]} />
            </div>
          )}
          {title && <Heading className="max-w-[18ch] text-display font-semibold">{title}</Heading>}
          {lead && <p className="mt-5 max-w-xl text-lg text-muted-foreground lg:text-xl lg:leading-relaxed">{lead}</p>}
          <Buttons {...data} />
          {opening?.contents}
        </div>
      </div>
    </div>
  );
}
