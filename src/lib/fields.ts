import { z } from "zod";
import { isIconName } from "~/lib/icon-names";
import { isPersonName } from "~/lib/person-name";
import { cleanText } from "~/lib/text";
import { withScheme } from "~/lib/urls";

/**
 * A cleaned text, which every text but a password is made of: a test walks the inputs of all procedures and finds it under each
 * string. What is much too long is refused before it is cleaned. People may type up to the bound decomposed (as macOS writes
 * names of files): no character decomposes into more than four, so four times the bound is accepted, and judged again as cleaned.
 */
const clean = (max: number) =>
  z
    .string()
    .max(4 * max, { abort: true, error: `tooLong?count=${max}` })
    .overwrite(cleanText)
    .trim()
    .max(max);

/** A text that must be given: cleaned, trimmed. The default bounds are the specification's for names. */
export const text = (min = 2, max = 50) => clean(max).min(min);

/** A text that may be missing; empty is stored as null, so that a unique column allows it more than once. */
export const optionalText = (max: number, min = 0) =>
  clean(max)
    .refine((value) => value === "" || value.length >= min, { error: `tooShort?count=${min}` })
    .nullable()
    .transform((value) => value || null);

/** A text of one line, such as what becomes part of a mail's header: a line end would begin another header there. */
export const line = (min: number, max: number) => text(min, max).overwrite((value) => value.replace(/\s+/g, " "));

/** A text of one line that may be missing. */
export const optionalLine = (max: number) =>
  line(0, max)
    .nullable()
    .transform((value) => value || null);

/** The name of a person, in one line and without a web address: it stands in mails. */
export const personName = (min = 2, max = 50) => line(min, max).refine(isPersonName, { error: "personName" });

/** A random text by which a call is known again that the browser repeats; see `useCallKey`. */
export const callKey = text(16, 64).optional();

/** A name in both languages. */
export const names = { nameEn: text(), nameVi: text() };

/** A mail address. */
export const email = text(0, 254).check(z.email());

/** A mail address that may be missing. */
export const optionalEmail = text(0, 254)
  .refine((value) => value === "" || email.safeParse(value).success, { error: "email" })
  .nullable()
  .transform((value) => value || null);

/** A phone number that may be missing, as people write it: digits with spaces, dots, hyphens, slashes and brackets. */
export const optionalPhone = text(0, 30)
  .regex(/^(?:\+?[\d\s().\-/]{6,})?$/, "phone")
  .nullable()
  .transform((value) => value || null);

/** A web address; https:// is put in front where no scheme is given, any scheme but http and https is refused. */
export const optionalLink = clean(2000)
  .nullable()
  .transform((value, context) => {
    if (!value) return null;
    const link = withScheme(value);
    if (link === null) context.addIssue({ code: "custom", message: "link" });
    return link;
  });

/** A date and time. Bounded: PostgreSQL refuses years that JavaScript knows, and the year 20261 is a typing error. */
export const moment = z
  .date()
  .min(new Date("1900-01-01T00:00:00Z"), { error: "date" })
  .max(new Date("2199-12-31T23:59:59.999Z"), { error: "date" });

/**
 * The box by which visitors agree to what is kept of them. Its value is the version of the text beside it, which may have changed
 * since the page was opened; a browser sends it only when it is ticked.
 */
export const consent = (newestVersion: number) =>
  z.coerce.number({ error: "radio" }).int({ error: "radio" }).min(1, { error: "radio" }).max(newestVersion, { error: "radio" });

/** A filter by time, both ends included; `{ gte: range?.from, lte: range?.to }` is its where clause. */
export const dateRange = z.object({ from: moment.optional(), to: moment.optional() });

/** A reference to another record. */
export const reference = z.int32({ error: "select" }).positive({ error: "select" });

/** An image of the library that must be given; people choose it like a file. */
export const imageReference = z.int32({ error: "file" }).positive({ error: "file" });

/** A reference that may be missing. */
export const optionalReference = reference.nullable();

/** The last part of an address. Left empty, it is made from the title; see server/traits/slug.ts. */
export const slug = clean(80)
  .toLowerCase()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "slug");

/** The name of an icon that the product ships, chosen in a group of radio buttons. */
export const icon = text(0, 50).refine((name): boolean => isIconName(name), { error: "radio" });
