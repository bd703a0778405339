import { z } from "zod";
import { slugOf } from "~/lib/slug";
import { withScheme } from "~/lib/urls";

/** A text that must be given: trimmed, NFC. The default bounds are the specification's for names. */
export const text = (min = 2, max = 50) => z.string().trim().normalize("NFC").min(min).max(max);

/** A text that may be missing; empty is stored as null, so that a unique column allows it more than once. */
export const optionalText = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .normalize("NFC")
    .max(max)
    .refine((value) => value === "" || value.length >= min, { error: `tooShort?count=${min}` })
    .nullable()
    .transform((value) => value || null);

/** A name in both languages. */
export const names = { nameEn: text(), nameVi: text() };

/** A web address; https:// is put in front where no scheme is given, any scheme but http and https is refused. */
export const optionalLink = z
  .string()
  .trim()
  .max(2000)
  .nullable()
  .transform((value, context) => {
    if (!value) return null;
    const link = withScheme(value);
    if (link === null) context.addIssue({ code: "custom", message: "link" });
    return link;
  });

/** A reference to another record. */
export const reference = z.int32({ error: "select" }).positive({ error: "select" });

/** A reference that may be missing. */
export const optionalReference = reference.nullable();

/** The last part of an address. Left empty, it is made from the title; see `withSlug`. */
export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(80)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "slug");

/** Gives a record without a slug the one that its English title makes, else the Vietnamese. */
export function withSlug<Value extends { slug: string }>(value: Value, titleEn: string | null, titleVi: string | null): Value {
  return value.slug === "" ? { ...value, slug: slugOf({ en: titleEn, vi: titleVi }) } : value;
}
