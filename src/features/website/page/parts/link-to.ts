import { localePath, splitLocale } from "~/i18n/routing";
import { linkedRecord, recordName } from "~/lib/record-link";
import { sectionOf } from "~/lib/sections";
import { safeNext, withScheme } from "~/lib/urls";
import type { PartContext } from "./data";

/**
 * Resolves a link that staff chose or typed. Null for an invalid one, for a record that visitors can't see, and for a section that is
 * switched off or empty.
 */
export async function linkTo(link: string | null, context: PartContext): Promise<string | null> {
  const record = link === null ? null : linkedRecord(link);
  const address = record ? (await context.reads.linkedAddresses()).get(recordName(record)) : link;
  if (!address) return null;
  if (/^(?:#|mailto:|tel:)./i.test(address)) return address;
  if (!address.startsWith("/")) return withScheme(address);
  const own = safeNext(address);
  if (own === undefined) return null;
  if (/^\/(?:api|admin)(?:[/?#]|$)/.test(own)) return own;
  const { path } = splitLocale(own);
  const section = sectionOf(path.replace(/#.*/, ""));
  return section === undefined || context.site.filled.includes(section) ? localePath(context.locale, path) : null;
}
