import { Download, Play, Plus } from "lucide-react";
import { cn } from "~/components/ui/cn";
import { Block, cells, Frame, Heading, Lines, rows } from "./picture-pieces";

export function StepsPicture() {
  return (
    <Frame>
      <Heading width={35} />
      <span className="grid grid-cols-3 gap-1.5">
        {rows.map((row) => (
          <span key={row} className="grid gap-1">
            <span className="flex items-end border-current/30 border-b">
              <span className="h-3 w-2.5 rounded-t-full border border-primary border-b-0" />
            </span>
            <Lines widths={[100, 60]} />
          </span>
        ))}
      </span>
    </Frame>
  );
}

export function VerticalStepsPicture() {
  return (
    <Frame className="grid-cols-[30%_1fr]">
      <Heading width={100} />
      <span className="grid gap-1.5">
        {rows.map((row) => (
          <span key={row} className="grid grid-cols-[auto_1fr] items-center gap-1.5">
            <span className="h-2.5 w-2 rounded-t-full border border-primary" />
            <Lines widths={[90, 60]} />
          </span>
        ))}
      </span>
    </Frame>
  );
}

export function MosaicPicture() {
  return (
    <Frame className="grid-cols-4 grid-rows-2 gap-1">
      <Block className="col-span-2 row-span-2" />
      <Block className="row-span-2 rounded-t-full" />
      <Block />
      <Block />
    </Frame>
  );
}

export function GridPicture() {
  return (
    <Frame className="grid-cols-3 grid-rows-2 gap-1">
      {[...rows, ...rows].map((_, index) => (
        <Block key={index} />
      ))}
    </Frame>
  );
}

export function QuestionsPicture() {
  return (
    <Frame>
      <Heading width={35} />
      {[65, 50, 60].map((width) => (
        <span key={width} className="grid grid-cols-[1fr_auto] items-center border-current/30 border-t pt-1.5">
          <Lines widths={[width]} />
          <Plus className="size-2.5" />
        </span>
      ))}
    </Frame>
  );
}

export function TablePicture() {
  return (
    <Frame>
      <span className="grid grid-cols-3 divide-x divide-current/30 border border-current/30">
        {[...cells, ...cells, ...cells].map((_, index) => (
          <span key={index} className={cn("border-current/30 border-b p-1", index < 3 && "bg-current/25")}>
            <Lines widths={[index % 3 === 0 ? 80 : 50]} />
          </span>
        ))}
      </span>
    </Frame>
  );
}

export function VideoPicture() {
  return (
    <Frame className="justify-items-center bg-primary-950 text-white">
      <Play className="size-1/3 fill-current opacity-80" />
    </Frame>
  );
}

export function FilesPicture() {
  return (
    <Frame>
      {[70, 50, 60].map((width) => (
        <span key={width} className="grid grid-cols-[auto_1fr_auto] items-center gap-1.5 border-current/30 border-b pb-1">
          <Download className="size-2.5 text-primary-text" />
          <Lines widths={[width]} />
          <span className="h-1 w-4 rounded-full bg-current opacity-40" />
        </span>
      ))}
    </Frame>
  );
}
