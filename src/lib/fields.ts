import { z } from "zod";
import { isIconName } from "~/lib/icon-names";
import { isPersonName } from "~/lib/person-name";
import { cleanText } from "~/lib/text";
import { withScheme } from "~/lib/urls";

/**
 * Base of every text except passwords (a test checks all procedures). Refuses far too long texts before cleaning. Decomposed
 * text (macOS file names) has at most four code points a character, so four times the limit is accepted and checked again after
 * cleaning.
 */
const clean = (max: number) =>
  z
    .string()
    .max(4 * max, { abort: true, error: `tooLong?count=${max}` })
    .overwrite(cleanText)
    .trim()
    .max(max);

/** Required text. Default limits: the specification's for names. */
export const text = (min = 2, max = 50) => clean(max).min(min);

/** Optional text; stored as null when empty, so that unique columns allow several. */
export const optionalText = (max: number, min = 0) =>
  clean(max)
    .refine((value) => value === "" || value.length >= min, { error: `tooShort?count=${min}` })
    .nullable()
    .transform((value) => value || null);

/** HTML of the editor. Its limit counts the markup too. */
export const richText = optionalText(200_000);

/** One-line text. Required for mail headers: a line end would allow header injection. */
export const line = (min: number, max: number) => text(min, max).overwrite((value) => value.replace(/\s+/g, " "));

export const optionalLine = (max: number) =>
  line(0, max)
    .nullable()
    .transform((value) => value || null);

/** Person's name: one line without a web address, because mails contain it. */
export const personName = (min = 2, max = 50) => line(min, max).refine(isPersonName, { error: "personName" });

/** Idempotency key of a call that the browser may repeat; see `useCallKey`. */
export const callKey = text(16, 64).optional();

export const names = { nameEn: text(), nameVi: text() };

export const email = text(0, 254).check(z.email());

export const optionalEmail = text(0, 254)
  .refine((value) => value === "" || email.safeParse(value).success, { error: "email" })
  .nullable()
  .transform((value) => value || null);

/** Optional phone number: digits with spaces, dots, hyphens, slashes and brackets. */
export const optionalPhone = text(0, 30)
  .regex(/^(?:\+?[\d\s().\-/]{6,})?$/, "phone")
  .nullable()
  .transform((value) => value || null);

/** Optional web address; adds https:// where the scheme is missing, accepts only http and https. */
export const optionalLink = clean(2000)
  .nullable()
  .transform((value, context) => {
    if (!value) return null;
    const link = withScheme(value);
    if (link === null) context.addIssue({ code: "custom", message: "link" });
    return link;
  });

/** Required web address, else as `optionalLink`. */
export const requiredLink = clean(2000).transform((value, context) => {
  const link = value ? withScheme(value) : null;
  if (link !== null) return link;
  context.addIssue({ code: "custom", message: "link" });
  return z.NEVER;
});

/** Colour as `#rrggbb`; `#rgb` and a missing `#` are accepted. */
export const color = clean(30)
  .overwrite((value) => {
    const [, short, long] = /^#?(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(value) ?? [];
    const digits = long ?? short?.replace(/./g, "$&$&");
    return digits === undefined ? value : `#${digits.toLowerCase()}`;
  })
  .regex(/^#[\da-f]{6}$/, "color");

/** Date and time. Limited: PostgreSQL refuses some years of JavaScript, and 20261 is a typing error. */
export const moment = z
  .date()
  .min(new Date("1900-01-01T00:00:00Z"), { error: "date" })
  .max(new Date("2199-12-31T23:59:59.999Z"), { error: "date" });

/** Consent checkbox. Its value is the version of the text shown, which may be outdated; browsers send it only when checked. */
export const consent = (newestVersion: number) =>
  z.coerce.number({ error: "radio" }).int({ error: "radio" }).min(1, { error: "radio" }).max(newestVersion, { error: "radio" });

/** Filter by time, both ends included: `{ gte: range?.from, lte: range?.to }`. */
export const dateRange = z.object({ from: moment.optional(), to: moment.optional() });

export const reference = z.int32({ error: "select" }).positive({ error: "select" });

/** Required image of the library; its error asks for a file. */
export const imageReference = z.int32({ error: "file" }).positive({ error: "file" });

export const optionalReference = reference.nullable();

/** Filter of lists: the language in which a record has no text. */
export const missingLanguage = z.enum(["en", "vi"]).optional();

/** Last part of a URL. Empty: derived from the title; see server/traits/slug.ts. */
export const slug = clean(80)
  .toLowerCase()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "slug");

/** Name of a shipped icon; its error asks to choose an option. */
export const icon = text(0, 50).refine((name): boolean => isIconName(name), { error: "radio" });
