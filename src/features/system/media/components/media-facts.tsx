"use client";
import { useLocale } from "next-intl";
import { formatDateTime } from "~/lib/dates";
import { formatBytes } from "~/lib/numbers";
import type { RouterOutputs } from "~/trpc/client";

export type MediaRow = RouterOutputs["system"]["media"]["byId"];

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

/** Formats width and height; empty for a document. */
export function dimensionsOf({ width, height }: Pick<MediaRow, "width" | "height">): string[] {
  return width === null || height === null ? [] : [`${width} × ${height}`];
}
