"use client";
import { useLocale } from "next-intl";
import { formatDateTime } from "~/lib/dates";
import { formatBytes } from "~/lib/numbers";
import type { RouterOutputs } from "~/trpc/client";

/** An image as the library knows it. */
export type MediaRow = RouterOutputs["system"]["media"]["byId"];

/** Kind, dimensions and size of an image, and since when it is there. */
export function MediaFacts({ media }: { media: MediaRow }) {
  const locale = useLocale();
  const kind = media.mime.replace("image/", "").toUpperCase();
  const facts = [
    kind,
    `${media.width ?? 0} × ${media.height ?? 0}`,
    formatBytes(media.size, locale),
    formatDateTime(media.createdAt),
  ];
  return <p className="text-muted-foreground text-sm tabular-nums">{facts.join(" · ")}</p>;
}
