import { Arches } from "~/components/site/arches";
import { Breadcrumbs } from "~/components/site/breadcrumbs";
import { Doorway } from "~/components/site/doorway";
import { Picture } from "~/components/site/picture";
import { type Image, imageAlt } from "~/lib/images";
import type { Tone } from "../part";
import { Buttons } from "./buttons";
import { fills } from "./fills";
import { type HeroProps, heroTexts } from "./hero-texts";

/** A hero whose picture stands in an arch, or with another and a figure in an arcade. */
export function ArchHero(props: HeroProps) {
  const { data, frame, opening, locale } = props;
  const { title, lead, Heading, gap, crumb } = heroTexts(props);
  const isArcade = data.variant === "arcade";
  const end = frame.isContinued && (isArcade || data.figure) ? " pb-16 lg:pb-24" : "";
  const figure = data.figure && <ArchFigure figure={data.figure} tone={frame.tone} isArcade={isArcade} />;
  return (
    <div className={`${gap}relative isolate overflow-hidden ${fills[frame.tone]}${end}`}>
      {!data.image && (
        <Arches className="absolute -right-40 bottom-0 -z-10 h-[115%] text-primary-400 opacity-60 [mask-image:linear-gradient(to_right,transparent,black_75%)] max-lg:-right-72 max-md:opacity-30 dark:text-primary-500 print:hidden" />
      )}
      <div className="page-width grid gap-x-8 lg:grid-cols-12">
        <div className={`self-center py-16 ${isArcade ? "lg:col-span-6" : "lg:col-span-7"} lg:py-28`}>
          {isArcade && crumb && title && (
            <div className="mb-8">
              <Breadcrumbs locale={locale} origin={crumb.origin} crumbs={[{ name: title, path: crumb.path }]} />
            </div>
          )}
          {title && <Heading className="max-w-[16ch] text-display font-semibold">{title}</Heading>}
          {lead && <p className="mt-6 max-w-xl text-lg text-muted-foreground lg:text-xl lg:leading-relaxed">{lead}</p>}
          {data.figure && (
            <p className="mt-6 hidden font-semibold print:block">
              {data.figure.value} {data.figure.label}
            </p>
          )}
          <Buttons {...data} />
        </div>
        {isArcade ? (
          <div className="flex items-end justify-center gap-3 self-end lg:col-span-6 lg:justify-end lg:gap-4 lg:pt-14 print:hidden">
            <ArcadePicture
              image={data.image}
              alt={data.image ? imageAlt(data.image, locale) : ""}
              className="flex-[1.15] aspect-[4/7.4]"
              eager
            />
            <ArcadePicture
              image={data.secondImage}
              alt={data.secondImage ? imageAlt(data.secondImage, locale) : ""}
              className="flex-1 aspect-[4/6.4]"
            />
            {figure}
          </div>
        ) : (
          data.image && (
            <Doorway
              image={data.image}
              className="mx-auto mt-8 w-64 self-end sm:w-72 lg:col-span-5 lg:mt-28 lg:mr-10 lg:ml-auto lg:w-full lg:max-w-sm print:hidden"
            >
              {figure}
            </Doorway>
          )
        )}
      </div>
      {opening?.contents && <div className="page-width pb-16">{opening.contents}</div>}
    </div>
  );
}

type ArcadePictureProps = { image: Image | null; alt: string; className: string; eager?: boolean };

function ArcadePicture({ image, alt, className, eager }: ArcadePictureProps) {
  if (!image) return null;
  return (
    <div className={`min-w-0 max-w-60 overflow-hidden rounded-t-full bg-muted ${className}`}>
      <Picture
        image={image}
        alt={alt}
        sizes="(min-width: 992px) 15rem, 33vw"
        eager={eager ?? false}
        className="size-full object-cover"
      />
    </div>
  );
}

/** The figure's own background, and the gap between it and the picture behind it. */
const figureFills: { readonly [Name in Tone]: string } = {
  plain: "bg-primary-700 ring-background",
  muted: "bg-primary-700 ring-muted",
  dark: "bg-primary-700 ring-primary-950",
  brand: "bg-primary-950 ring-primary-700",
};

type ArchFigureProps = { figure: NonNullable<HeroProps["data"]["figure"]>; tone: Tone; isArcade: boolean };

function ArchFigure({ figure: { value, label }, tone, isArcade }: ArchFigureProps) {
  const place = isArcade
    ? "min-w-0 max-w-60 flex-[.84] aspect-[4/6.4]"
    : "absolute bottom-0 -left-10 w-28 aspect-4/5 ring-6 lg:-left-16 lg:w-44";
  return (
    <p className={`flex flex-col justify-end rounded-t-full px-3 pb-5 text-center text-white ${place} ${figureFills[tone]}`}>
      <span className="text-2xl font-semibold tracking-tight tabular-nums lg:text-4xl">{value}</span>
      {label && <span className="text-xs text-primary-100 lg:text-sm">{label}</span>}
    </p>
  );
}
