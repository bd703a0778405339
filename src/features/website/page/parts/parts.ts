import { z } from "zod";
import type { Locale } from "~/i18n/routing";
import type { FixedSlug } from "~/lib/fixed-pages";
import { haveOwnIds } from "~/lib/item-schema";
import { newItemId } from "~/lib/items";
import { inLanguage } from "~/lib/languages";
import { cleanText } from "~/lib/text";
import { aboutSections } from "./about-sections/schema";
import { articleList } from "./article-list/schema";
import { callToAction } from "./call-to-action/schema";
import { cards } from "./cards/schema";
import { caseStory } from "./case-story/schema";
import { company } from "./company/schema";
import { contactForm } from "./contact-form/schema";
import { figures } from "./figures/schema";
import { files } from "./files/schema";
import { gallery } from "./gallery/schema";
import { hero } from "./hero/schema";
import { history } from "./history/schema";
import { jobList } from "./job-list/schema";
import { jobs } from "./jobs/schema";
import { news } from "./news/schema";
import { offices } from "./offices/schema";
import { definePart } from "./part";
import { partners } from "./partners/schema";
import { perks } from "./perks/schema";
import { questions } from "./questions/schema";
import { quote } from "./quote/schema";
import { serviceList } from "./service-list/schema";
import { services } from "./services/schema";
import { steps } from "./steps/schema";
import { table } from "./table/schema";
import { text } from "./text/schema";
import { textPicture } from "./text-picture/schema";
import { video } from "./video/schema";

const MAX_DEPTH = 12;

const unknownJson = z.string().max(200_000, { abort: true }).refine(isUnknownPart, { error: "input" });

/** Checks for a part of a kind that this version does not know, which nothing else here reads. */
function isUnknownPart(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value) || !isStorable(value, MAX_DEPTH)) return false;
    const { kind, visibleEn = true, visibleVi = true }: { kind?: unknown; visibleEn?: unknown; visibleVi?: unknown } = value;
    const isKnown = kind === "unknown" || partKinds.some((known) => known === kind);
    return typeof kind === "string" && !isKnown && typeof visibleEn === "boolean" && typeof visibleVi === "boolean";
  } catch {
    return false;
  }
}

/** Whether jsonb takes a value and gives it back as it is: it writes 1e308 as 309 digits, and refuses what `cleanText` removes. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === "number") return !String(value).includes("e");
  if (typeof value === "string") return value === cleanText(value);
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.entries(value).every(([key, inner]) => isStorable(key, 0) && isStorable(inner, depth - 1));
}

/** A part of a kind that this version of the software does not know: kept as it is, and not shown. */
const unknown = definePart("unknown", { json: unknownJson }, { json: "{}" });

/** All kinds, in the order in which they are offered. Those of `pageByKind` are offered nowhere. */
const partTypes = {
  hero,
  text,
  textPicture,
  cards,
  quote,
  perks,
  caseStory,
  questions,
  steps,
  gallery,
  table,
  video,
  files,
  services,
  figures,
  news,
  jobs,
  partners,
  offices,
  history,
  aboutSections,
  company,
  callToAction,
  contactForm,
  serviceList,
  articleList,
  jobList,
} as const;

const part = z.discriminatedUnion("kind", [unknown.schema, ...Object.values(partTypes).map(({ schema }) => schema)]);

/** Texts of all parts of a page together, in characters of JSON. */
const MAX_LENGTH = 600_000;
export const MAX_PARTS = 60;

export const partsSchema = z
  // Pending changes, drafts and old versions may lack a field that a kind got later.
  .array(z.preprocess<z.input<typeof part>, typeof part, z.input<typeof part>>(withAllFields, part))
  .max(MAX_PARTS)
  .refine(haveOwnIds, { error: "input" })
  // The form's fields have fixed ids.
  .refine((parts) => parts.filter(({ kind }) => kind === "contactForm").length <= 1, { error: "oneForm" })
  .refine((parts) => JSON.stringify(parts).length <= MAX_LENGTH, { error: `tooLong?count=${MAX_LENGTH}` })
  .meta({ characters: MAX_LENGTH, read: readParts });

export type Part = z.output<typeof part>;
export type KnownKind = keyof typeof partTypes;
export type PartOf<Kind extends Part["kind"]> = Extract<Part, { kind: Kind }>;

type EmptyPart<Kind extends KnownKind> = (typeof partTypes)[Kind]["empty"];

export const partKinds: readonly KnownKind[] = Object.values(partTypes).map(({ empty }) => empty.kind);

/** Names of all fields by their kind, as of the displays of comparisons: "hero.variant", and of items "hero.buttons.href". */
export const partFields: readonly string[] = Object.values(partTypes).flatMap(({ schema, empty }) =>
  fieldNames(empty.kind, schema.shape),
);

function fieldNames(name: string, shape: z.core.$ZodShape): string[] {
  return Object.entries(shape).flatMap(([field, type]) => {
    const own = `${name}.${field}`;
    return type instanceof z.ZodArray && type.element instanceof z.ZodObject
      ? [own, ...fieldNames(own, type.element.shape)]
      : [own];
  });
}

/** Kinds that are on one fixed page each: exactly once there, and nowhere else. */
export const pageByKind = {
  serviceList: "services",
  articleList: "news",
  jobList: "career",
} as const satisfies Partial<Record<KnownKind, FixedSlug>>;

type OwnKind = keyof typeof pageByKind;

export function belongsToPage(kind: Part["kind"]): kind is OwnKind {
  return kind in pageByKind;
}

/** Kind that any page may have. */
export type OfferedKind = Exclude<KnownKind, OwnKind>;

export const offeredKinds: readonly OfferedKind[] = partKinds.filter(isOffered);

function isOffered(kind: KnownKind): kind is OfferedKind {
  return !belongsToPage(kind);
}

/** Kinds that show records, or a form. */
const filledKinds: readonly OfferedKind[] = [
  ...(["services", "figures", "news", "jobs", "partners", "offices"] as const),
  ...(["history", "aboutSections", "company", "contactForm"] as const),
];

/** Kinds whose words are written in the part. */
export const writtenKinds: readonly OfferedKind[] = offeredKinds.filter((kind) => !filledKinds.includes(kind));

/** Kinds that a page has once. */
export const singleKinds: readonly Part["kind"][] = ["hero", "contactForm"];

/** Makes a new part. Its id begins with the kind, by which the activity log names it. */
export function newPart<Kind extends KnownKind>(kind: Kind): EmptyPart<Kind> & { id: string } {
  const { empty }: { empty: EmptyPart<Kind> } = partTypes[kind];
  return { ...empty, id: `${kind}-${newItemId()}` };
}

/**
 * Reads stored parts: a field that a kind got later has its first value. Does not judge them, because a part that a newer rule
 * refuses must neither break the page nor block other changes.
 */
export function readParts(stored: unknown): Part[] {
  return Array.isArray(stored) ? stored.map(readPart) : [];
}

function readPart(stored: unknown): Part {
  const filled = withAllFields(stored);
  if (isPart(filled, kindOf(stored))) return filled;
  const { id, ...fields }: { id?: unknown } = Object(stored);
  return { ...unknown.empty, id: String(id), json: JSON.stringify(fields) };
}

/** Fills in missing fields with their first values. Ignores anything but an object. */
function withAllFields(part: unknown) {
  const kind = kindOf(part);
  const { empty } = kind === undefined || kind === "unknown" ? unknown : partTypes[kind];
  return { ...empty, ...Object(Array.isArray(part) || typeof part !== "object" ? null : part) };
}

function kindOf(part: unknown): Part["kind"] | undefined {
  return [...partKinds, "unknown" as const].find((known) => known === fieldOf(part, "kind"));
}

/** Stored parts were validated when they were written. */
function isPart(_filled: object, kind: Part["kind"] | undefined): _filled is Part {
  return kind !== undefined;
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;
}

export function isVisibleIn(part: Part, locale: Locale): boolean {
  return inLanguage(part, "visible", locale);
}
