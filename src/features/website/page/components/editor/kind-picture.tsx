import type { ReactNode } from "react";
import { cn } from "~/components/ui/cn";
import type { Tone } from "../../parts/part";
import type { OfferedKind } from "../../parts/parts";
import { FilesPicture, MosaicPicture, QuestionsPicture, StepsPicture, TablePicture, VideoPicture } from "./item-pictures";
import { Block, cells, Frame, Heading, Lines, rows } from "./picture-pieces";

export function ArchPicture() {
  return (
    <Frame className="grid-cols-[1fr_35%] items-end pb-0">
      <span className="grid gap-1 self-center pb-[20%]">
        <Heading width={90} />
        <Lines widths={[80, 60]} />
        <span className="h-1.5 w-1/3 rounded-sm bg-primary" />
      </span>
      <Block className="h-full min-h-6 rounded-t-full rounded-b-none" />
    </Frame>
  );
}

export function TextPicture() {
  return (
    <Frame>
      <Heading width={70} />
      <Lines widths={[90, 60]} />
      <span className="h-1.5 w-1/4 rounded-sm bg-primary" />
    </Frame>
  );
}

export function RowsPicture() {
  return (
    <Frame className="grid-cols-[30%_1fr]">
      <Heading width={100} />
      <span className="grid gap-1.5">
        {rows.map((row) => (
          <span key={row} className="grid grid-cols-[auto_1fr] items-center gap-1.5">
            <Block className="size-2.5" />
            <Lines widths={[90, 60]} />
          </span>
        ))}
      </span>
    </Frame>
  );
}

const fills: { readonly [Name in Tone]: string } = {
  plain: "bg-white text-neutral-500",
  muted: "bg-neutral-100 text-neutral-500",
  dark: "bg-primary-950 text-white",
  brand: "bg-primary-700 text-white",
};

type TonePictureProps = {
  tone: Tone;
  /** Whether a light page has the words in a dark box. */
  hasBox: boolean;
};

export function TonePicture({ tone, hasBox }: TonePictureProps) {
  const isInBox = hasBox && (tone === "plain" || tone === "muted");
  return (
    <Frame className={fills[tone]}>
      <span className={cn("grid gap-1.5", isInBox && cn("rounded-md p-1.5", fills.dark))}>
        <Heading />
        <Lines widths={[90, 70]} />
      </span>
    </Frame>
  );
}

/** How a kind of part looks, much simplified. */
export const kindPictures: { readonly [Kind in OfferedKind]: ReactNode } = {
  hero: <ArchPicture />,
  text: (
    <Frame className="px-[22%]">
      <Heading />
      <Lines widths={[100, 90, 95, 60]} />
    </Frame>
  ),
  textPicture: (
    <Frame className="grid-cols-2 items-center">
      <Block className="aspect-square" />
      <span className="grid gap-1">
        <Heading width={80} />
        <Lines widths={[100, 90, 60]} />
      </span>
    </Frame>
  ),
  questions: <QuestionsPicture />,
  steps: <StepsPicture />,
  gallery: <MosaicPicture />,
  table: <TablePicture />,
  video: <VideoPicture />,
  files: <FilesPicture />,
  cards: (
    <Frame>
      <Heading width={35} />
      <span className="grid grid-cols-3 gap-1.5">
        {rows.map((row) => (
          <span key={row} className="grid gap-1 rounded-sm border border-current/30 p-1">
            <Block className="size-2" />
            <Lines widths={[90, 60]} />
          </span>
        ))}
      </span>
    </Frame>
  ),
  quote: (
    <Frame className="grid-cols-[auto_1fr]">
      <span className="w-0.5 rounded-full bg-primary" />
      <span className="grid gap-1 py-1">
        <Heading width={90} />
        <Heading width={80} />
        <Heading width={60} />
        <Lines widths={[40]} />
      </span>
    </Frame>
  ),
  perks: (
    <Frame>
      <Heading width={35} />
      <span className="grid grid-cols-3 gap-px overflow-hidden rounded-sm border border-current/30">
        {[...rows, ...rows].map((_, index) => (
          <span key={index} className="grid gap-1 p-1 outline outline-current/20">
            <span className="size-1.5 rounded-full bg-primary" />
            <Lines widths={[80]} />
          </span>
        ))}
      </span>
    </Frame>
  ),
  caseStory: (
    <Frame className="grid-cols-[1fr_30%] items-end bg-primary-950 pb-0 text-white dark:bg-primary-950">
      <span className="grid gap-1.5 self-center pb-[15%]">
        <Heading width={70} />
        <span className="h-2 rounded-r-full bg-primary-700" />
        <span className="h-2 w-1/2 rounded-r-full bg-primary-400" />
      </span>
      <span className="h-full rounded-t-full bg-primary-300" />
    </Frame>
  ),
  services: <RowsPicture />,
  figures: (
    <Frame className="bg-primary-950 text-white dark:bg-primary-950">
      <Heading width={35} />
      <span className="grid grid-cols-4 gap-1.5">
        {cells.map((cell) => (
          <span key={cell} className="grid gap-1">
            <span className="h-2 rounded-sm bg-white/80" />
            <span className="h-1 rounded-full bg-primary-400" />
          </span>
        ))}
      </span>
    </Frame>
  ),
  news: (
    <Frame className="grid-cols-[1fr_45%]">
      <span className="grid content-start gap-1">
        <Block className="aspect-3/2" />
        <Lines widths={[90, 60]} />
      </span>
      <span className="grid content-start gap-1.5">
        {rows.map((row) => (
          <span key={row} className="grid grid-cols-[auto_1fr] items-center gap-1">
            <Block className="size-3" />
            <Lines widths={[90, 60]} />
          </span>
        ))}
      </span>
    </Frame>
  ),
  jobs: (
    <Frame className="bg-muted">
      <Heading width={35} />
      {rows.map((row) => (
        <span key={row} className="grid grid-cols-[1fr_25%] gap-2 border-current/30 border-t pt-1">
          <Lines widths={[70]} />
          <Lines widths={[100]} />
        </span>
      ))}
    </Frame>
  ),
  contactForm: (
    <Frame className="grid-cols-[1fr_30%] gap-2">
      <span className="grid gap-1">
        {rows.map((row) => (
          <span key={row} className="h-2 rounded-sm border border-current/40" />
        ))}
        <span className="h-2 w-1/3 rounded-sm bg-primary" />
      </span>
      <Lines widths={[90, 60, 80]} />
    </Frame>
  ),
  partners: (
    <Frame className="grid-cols-4">
      {[...cells, ...cells].map((cell, index) => (
        <span
          key={index}
          className={cn("h-2.5 rounded-full", cell % 2 ? "bg-current opacity-30" : "bg-primary-300 dark:bg-primary-700")}
        />
      ))}
    </Frame>
  ),
  offices: (
    <Frame className="grid-cols-3">
      {rows.map((row) => (
        <span key={row} className="grid gap-1 rounded-sm border border-current/30 p-1">
          <Heading width={70} />
          <Lines widths={[100, 60]} />
        </span>
      ))}
    </Frame>
  ),
  history: (
    <Frame>
      <Heading width={35} />
      {rows.map((row) => (
        <span key={row} className="grid grid-cols-[auto_1fr] items-center gap-1.5">
          <span className="size-2 rounded-full bg-primary" />
          <Lines widths={[80]} />
        </span>
      ))}
    </Frame>
  ),
  aboutSections: (
    <Frame>
      {[0, 1].map((row) => (
        <span key={row} className="grid grid-cols-[30%_1fr] gap-2">
          <Heading width={100} />
          <Lines widths={[100, 90, 60]} />
        </span>
      ))}
    </Frame>
  ),
  company: (
    <Frame>
      <Heading width={35} />
      {rows.map((row) => (
        <span key={row} className="grid grid-cols-[30%_1fr] gap-2">
          <Lines widths={[80]} />
          <Lines widths={[60]} />
        </span>
      ))}
    </Frame>
  ),
  callToAction: (
    <Frame className="justify-items-center bg-primary-950 text-white">
      <Heading width={60} />
      <Lines widths={[100]} className="w-1/2" />
      <span className="h-2 w-1/4 rounded-sm bg-white/90" />
    </Frame>
  ),
};
