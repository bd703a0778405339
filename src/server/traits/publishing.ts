import { publicPaths } from "~/features/public-paths";
import { isPublishedPath, publicRecords } from "~/features/public-records";
import type { Prisma } from "~/generated/prisma/client";
import type { Locale } from "~/i18n/routing";
import { inBothLanguages } from "~/lib/languages";
import { NEW_JOB_MS } from "~/lib/new-job";
import type { PublishState } from "~/lib/publish-state";
import { imageSelect } from "~/server/files/media-select";

type Models = Prisma.TypeMap["model"];

/** Table with the columns of `publishing` in lib/publishing.ts. A test compares `publicRecords` with it. */
export type PublishedTable = {
  [Table in Prisma.ModelName]: "publishAt" extends keyof Models[Table]["payload"]["scalars"] ? Table : never;
}[Prisma.ModelName];

const publishedTables = publicPaths.flatMap((path) => (isPublishedPath(path) ? [publicRecords[path].table] : []));

type Moment = {
  table: string;
  column: "publishAt" | "unpublishAt" | "deadline";
  /** Delay after the time in the column, in milliseconds. */
  laterMs?: number;
};

/** Columns at whose times the public site changes by itself. Each needs an index, as the page cache asks for the next time. */
export const publishingMoments: readonly Moment[] = [
  ...publishedTables.flatMap((table) => (["publishAt", "unpublishAt"] as const).map((column) => ({ table, column }))),
  { table: "JobPost", column: "deadline" },
  { table: "JobPost", column: "publishAt", laterMs: NEW_JOB_MS },
];

export const publishingSelect = {
  status: true,
  publishAt: true,
  unpublishAt: true,
  ...inBothLanguages({ visible: true }),
  sameInBoth: true,
} as const;

export const seoSelect = {
  ...inBothLanguages({ metaTitle: true, metaDescription: true }),
  shareImageId: true,
  shareImage: { select: imageSelect },
} as const;

/** Builds the where clause of published records. A constraint gives each a `publishAt`, so one index suffices. */
export function publishedAt(now: Date) {
  return {
    status: "published" as const,
    publishAt: { lte: now },
    OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }],
  };
}

export function visibleAt(now: Date, locale: Locale) {
  return { ...publishedAt(now), ...(locale === "vi" ? { visibleVi: true } : { visibleEn: true }) };
}

export function publishingWhere(
  { status, publishAt }: { status?: PublishState; publishAt?: { from?: Date; to?: Date } },
  now: Date,
) {
  return [
    status === "draft" ? { status } : {},
    status === "scheduled" ? { status: "published" as const, publishAt: { gt: now } } : {},
    status === "live" ? publishedAt(now) : {},
    status === "ended" ? { status: "published" as const, unpublishAt: { lte: now } } : {},
    publishAt ? { publishAt: { gte: publishAt.from, lte: publishAt.to } } : {},
  ];
}

type Published = { status: "draft" | "published"; publishAt: Date | null };

/** For `prepare`: a record published without a time appears now. @param before null for a new record */
export function setPublishAt(data: Partial<Published>, before: Published | null, now: Date): { publishAt?: Date } {
  const status = data.status ?? before?.status;
  const publishAt = data.publishAt === undefined ? before?.publishAt : data.publishAt;
  return status === "published" && !publishAt ? { publishAt: now } : {};
}
