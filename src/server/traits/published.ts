import { z } from "zod";
import { type PublicRecord, type PublishedPath, publicRecords } from "~/features/public-records";
import type { Locale } from "~/i18n/routing";
import type { Identified } from "~/lib/identified";
import { lacksTexts } from "~/lib/languages";
import { isUnseen, type PublishState } from "~/lib/publish-state";
import { referenceNoun } from "~/lib/references";
import type { ObjectSchema } from "~/lib/rules";
import type { Actor } from "~/server/auth/permissions";
import type { WriteContext } from "~/server/crud/entity";
import { parseFields } from "~/server/crud/form";
import type { ListEntity, ListQuery } from "~/server/crud/list";
import type { RecordEntity } from "~/server/crud/record";
import type { Db } from "~/server/db/client";
import { publishedAssociatedData } from "./associated-data";
import { illustrationsOf, mediaInParts } from "./illustrations";
import { dropSavedDraft } from "./own-drafts";
import { cleanParts } from "./parts";
import { dropPending, type PublishedRow, type PublishedWhere, pendingProcedures, readPublished } from "./pending";
import { previewProcedures } from "./preview-links";
import { publishManyProcedures } from "./publish-many";
import { setPublishAt } from "./publishing";
import { linksTo } from "./record-links";
import { cleanRichText } from "./rich-text";
import { dropRedirects, leaveRedirect, setSlug } from "./slug";
import { refuseUntranslated } from "./untranslated";

type PublishingFilter = {
  status?: PublishState | undefined;
  publishAt?: { from?: Date; to?: Date } | undefined;
  hasChanges?: boolean | undefined;
  missing?: Locale | undefined;
};

type Connected = { illustrations: { connect: { id: number }[] } };
type Reconnected = { illustrations?: { set: { id: number }[] } };

type SavedEntity<
  ListRow extends { id: number },
  Row extends Data & Identified & PublishedRow,
  In,
  Data extends object,
  FilterIn,
  Filter extends PublishingFilter,
  Sort extends string,
> = Omit<RecordEntity<Row, In, Data>, "prepare" | "update" | "title" | "path" | "table"> &
  Omit<ListEntity<ListRow & { hasChanges: boolean }, FilterIn, Filter, Sort>, "list" | "title" | "path" | "table"> & {
    path: PublishedPath;
    title: RecordEntity<Row, In, Data>["title"];
    isReserved?: (slug: string) => boolean;
    /** Refuses what visitors must not see. @throws ZodError at the fields */
    refuse?: (record: Data) => void;
    /** Where clause of a text that only some records need, by language. For records with parts: their texts. */
    lacking?: Lacking;
    list(
      db: Db,
      query: Omit<ListQuery<Filter, Sort>, "filter"> & {
        filter: Omit<Filter, keyof PublishingFilter>;
        published: (PublishedWhere | { OR?: Record<string, null | true>[] })[];
      },
      now: Date,
      actor: Actor,
    ): Promise<readonly [rows: ListRow[], total: number]>;
    update(
      db: Db,
      where: { id: number; version: number },
      data: Partial<Data> & { version: number } & Reconnected,
      context: WriteContext,
    ): Promise<NoInfer<Row>>;
  };

type PublishedEntity<
  ListRow extends { id: number },
  Row extends Data & Identified & PublishedRow,
  In,
  Data extends object,
  FilterIn,
  Filter extends PublishingFilter,
  Sort extends string,
> = SavedEntity<ListRow, Row, In, Data, FilterIn, Filter, Sort> & {
  create(db: Db, data: Data & Connected, context: WriteContext): Promise<NoInfer<Row>>;
  restore?(db: Db, data: Data & Identified & Connected, deleted: Partial<Data>, context: WriteContext): Promise<NoInfer<Row>>;
  remove(db: Db, ids: number[], context: WriteContext): Promise<{ count: number }>;
};

type Lacking = Record<Locale, Record<string, null | true>>;

const lacksPartTexts: Lacking = { en: { lacksEn: true }, vi: { lacksVi: true } };

/**
 * Extends an entity of `publicRecords` for `listProcedures`, `recordProcedures` and `pendingProcedures`: cleans texts, makes slugs,
 * leaves redirects from old addresses, and protects files in texts.
 */
export function publishedRecords<
  ListRow extends { id: number },
  Row extends Data & Identified & PublishedRow,
  In,
  Data extends object,
  FilterIn,
  Filter extends PublishingFilter,
  Sort extends string,
>(entity: SavedEntity<ListRow, Row, In, Data, FilterIn, Filter, Sort>) {
  const { path, isReserved, schema } = entity;
  const { table, title, needs, ...kind } = publicRecords[path];
  const hasPages = "base" in kind;
  const { parts, richTexts } = textsOf(path);
  const lacking = entity.lacking ?? (parts ? lacksPartTexts : undefined);
  const images = Object.keys(schema.shape).filter((field) => referenceNoun(field) === "MEDIA");
  const optionalTexts = needs.filter((text) => isOptional(schema.shape[`${text}En`]));
  const nothing: Partial<Data> = {};
  const update = async (db: Db, before: Row, data: Partial<Data> & { version: number }, context: WriteContext) => {
    const { id, version } = before;
    // Nobody has the address that a record had before it was published.
    if (hasPages && !isUnseen(before, context.now))
      await leaveRedirect(db, path, id, textOf(before, "slug") ?? "", textOf(data, "slug"));
    const isRewritten = [...richTexts, ...(parts ? [parts] : [])].some((field) => Reflect.get(data, field) !== undefined);
    const set = isRewritten ? await illustrationsIn(db, path, { ...before, ...data }) : [];
    const after = await entity.update(db, { id, version }, { ...data, ...(isRewritten && { illustrations: { set } }) }, context);
    await dropSavedDraft(db, context.actor, path, { ...after, id });
    return after;
  };

  return {
    ...entity,
    table,
    richTexts,
    images,
    parts,

    list: (db: Db, { filter, ...query }: ListQuery<Filter, Sort>, now: Date, actor: Actor) => {
      const { status, publishAt, hasChanges, missing, ...others } = filter;
      const { OR = [] } = lacksTexts(optionalTexts, missing);
      const lacks = missing ? { OR: lacking ? [...OR, lacking[missing]] : OR } : {};
      return readPublished(db, path, { status, publishAt, hasChanges }, now, (published) =>
        entity.list(db, { ...query, filter: others, published: [...published, lacks] }, now, actor),
      );
    },

    prepare: async (data: Partial<Data>, before: Row | null, { db, now }: WriteContext & { db: Db }) => {
      const cleaned = {
        ...cleanRichText(data, richTexts),
        ...(parts && parts in data && { [parts]: await cleanParts(db, parts, Reflect.get(data, parts)) }),
      };
      await refuseGrown(schema, data, cleaned);
      return {
        ...nothing,
        ...cleaned,
        ...(hasPages &&
          (await setSlug(db, { table, title, isReserved }, data, before, before !== null && isUnseen(before, now)))),
        ...setPublishAt(data, before, now),
      };
    },

    update: async (db: Db, before: Row, data: Partial<Data> & { version: number }, context: WriteContext) => {
      refuseUntranslated(path, { ...before, ...data }, before);
      entity.refuse?.({ ...before, ...data });
      return update(db, before, data, context);
    },

    /** Saves a state that was stored before: what is still untranslated in it was published then. */
    revert: update,
  };
}

/**
 * Extends an entity of `publicRecords` for `crudProcedures` too: deletes redirects and pending changes with the record, and brings
 * them back with it.
 */
export function published<
  ListRow extends { id: number },
  Row extends Data & Identified & PublishedRow,
  In,
  Data extends object,
  FilterIn,
  Filter extends PublishingFilter,
  Sort extends string,
>(entity: PublishedEntity<ListRow, Row, In, Data, FilterIn, Filter, Sort>) {
  const { path } = entity;
  const connected = async <Values extends Data>(db: Db, data: Values) => ({
    ...data,
    illustrations: { connect: await illustrationsIn(db, path, data) },
  });
  const refuse = (data: Data, before: Partial<Data> | null) => {
    refuseUntranslated(path, data, before);
    entity.refuse?.(data);
  };
  return {
    ...entity,
    ...publishedRecords(entity),

    create: async (db: Db, data: Data, context: WriteContext) => {
      refuse(data, null);
      return entity.create(db, await connected(db, data), context);
    },

    restore: async (db: Db, data: Data & Identified, deleted: Partial<Data>, context: WriteContext) => {
      refuse(data, deleted);
      const restored = await connected(db, data);
      return entity.restore ? entity.restore(db, restored, deleted, context) : entity.create(db, restored, context);
    },

    associatedData: publishedAssociatedData(path),

    remove: async (db: Db, ids: number[], context: WriteContext) => {
      await Promise.all([dropRedirects(db, path, ids), dropPending(db, path, ids)]);
      return entity.remove(db, ids, context);
    },

    usedBy: (db: Db, ids: number[]) => linksTo(db, path, ids),
  };
}

/** Builds the procedures of a published kind beside those of `crudProcedures`: pending changes, publishing of several, links to a preview. */
export function publishedProcedures<Row extends Data & Identified & PublishedRow, In, Data extends object>(
  entity: Parameters<typeof pendingProcedures<Row, In, Data>>[0] & Parameters<typeof publishManyProcedures<Row, In, Data>>[0],
) {
  return { ...pendingProcedures(entity), ...publishManyProcedures(entity), ...previewProcedures(entity) };
}

/** Checks the lengths of texts that became longer, as "&" becomes "&amp;". @throws ZodError */
async function refuseGrown<Data extends object>(
  schema: ObjectSchema<Data, unknown>,
  data: object,
  cleaned: object,
): Promise<void> {
  const length = (value: unknown) => JSON.stringify(value ?? null).length;
  const grown = Object.entries(cleaned).filter(([field, value]) => length(value) > length(Reflect.get(data, field)));
  if (grown.length > 0) await parseFields(schema, Object.fromEntries(grown));
}

/** Names a kind's field with parts, and its rich texts that are not generated from these. */
function textsOf(path: PublishedPath): { parts: string | null; richTexts: string[] } {
  const { rich, partsText }: PublicRecord = publicRecords[path];
  const written = rich.filter((text) => text !== partsText);
  return { parts: partsText ? "parts" : null, richTexts: written.flatMap((text) => [`${text}En`, `${text}Vi`]) };
}

async function illustrationsIn(db: Db, path: PublishedPath, data: object): Promise<{ id: number }[]> {
  const { parts, richTexts } = textsOf(path);
  const inTexts = await illustrationsOf(
    db,
    richTexts.map((field) => textOf(data, field)),
  );
  return parts ? [...inTexts, ...(await mediaInParts(db, Reflect.get(data, parts)))] : inTexts;
}

function isOptional(field: z.core.$ZodType | undefined): boolean {
  return field !== undefined && z.safeParse(field, null).success;
}

function textOf(value: object, field: string): string | undefined {
  const text: unknown = Reflect.get(value, field);
  return typeof text === "string" ? text : undefined;
}
