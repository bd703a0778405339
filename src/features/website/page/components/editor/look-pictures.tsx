import { Block, Frame, Heading, Lines } from "./picture-pieces";

function listOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export function ColumnsPicture({ count }: { count: number }) {
  return (
    <Frame>
      <span className="flex gap-1">
        {listOf(count).map((column) => (
          <span key={column} className="grid flex-1 gap-1">
            <Block className="aspect-4/3" />
            <Lines widths={[90, 60]} />
          </span>
        ))}
      </span>
    </Frame>
  );
}

/** Pictures in arches, beside each other. */
export function ArcadePicture() {
  return (
    <Frame>
      <span className="flex gap-1">
        {listOf(4).map((column) => (
          <span key={column} className="grid flex-1 gap-1">
            <Block className="aspect-3/4 rounded-t-full rounded-b-none" />
            <Lines widths={[90]} />
          </span>
        ))}
      </span>
    </Frame>
  );
}

/** Cards, each with a picture in an arch. */
export function ArchCardsPicture() {
  return (
    <Frame>
      {listOf(2).map((row) => (
        <span key={row} className="grid grid-cols-[1fr_25%] items-end gap-1 rounded-sm border border-current/30 px-1 pt-1">
          <Lines widths={[80, 60]} className="self-center" />
          <Block className="h-3 rounded-t-full rounded-b-none" />
        </span>
      ))}
    </Frame>
  );
}

/** An opening with two pictures and a figure in arches. */
export function OpeningArcadePicture() {
  return (
    <Frame className="grid-cols-[1fr_50%] items-end gap-1 pb-0">
      <span className="grid gap-1 self-center pb-[20%]">
        <Heading width={90} />
        <Lines widths={[80]} />
      </span>
      <span className="flex items-end gap-0.5">
        <Block className="h-8 flex-1 rounded-t-full rounded-b-none" />
        <Block className="h-6 flex-1 rounded-t-full rounded-b-none" />
        <span className="h-5 flex-1 rounded-t-full bg-primary" />
      </span>
    </Frame>
  );
}

/** An opening with a picture as wide as the page and a panel below it. */
export function FullPicture() {
  return (
    <span className="grid size-full content-end bg-primary-300 text-muted-foreground dark:bg-primary-700">
      <span className="grid w-3/5 gap-1 rounded-tr-md bg-background p-[8%]">
        <Heading width={90} />
        <Lines widths={[70]} />
      </span>
    </span>
  );
}
