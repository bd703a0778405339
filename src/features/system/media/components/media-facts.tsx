"use client";
import { useLocale } from "next-intl";
import { formatDateTime } from "~/lib/dates";
import { formatBytes } from "~/lib/numbers";
import type { RouterOutputs } from "~/trpc/client";

/** A file as the library knows it. */
export type MediaRow = RouterOutputs["system"]["media"]["byId"];

/** Kind, dimensions and size of a file, and since when it is there. */
export function MediaFacts({ media }: { media: MediaRow }) {
  const locale = useLocale();
  const facts = [
    media.mime.replace(/^.*\//, "").toUpperCase(),
    ...dimensionsOf(media),
    formatBytes(media.size, locale),
    formatDateTime(media.createdAt),
  ];
  return <p className="text-muted-foreground text-sm tabular-nums">{facts.join(" · ")}</p>;
}

/** Width and height of an image in words; nothing for a document. */
export function dimensionsOf({ width, height }: Pick<MediaRow, "width" | "height">): string[] {
  return width === null || height === null ? [] : [`${width} × ${height}`];
}
