import { siteLink } from "~/features/website/menu/data";
import { linkedRecord, recordName } from "~/lib/record-link";
import type { PartContext } from "./data";

/**
 * Resolves a link that staff chose or typed. Null for an invalid one, for a record that visitors can't see, and for a section that is
 * switched off or empty.
 */
export async function linkTo(link: string | null, context: PartContext): Promise<string | null> {
  const record = link === null ? null : linkedRecord(link);
  const address = record ? (await context.reads.linkedAddresses()).get(recordName(record)) : link;
  if (!address) return null;
  return siteLink(address, context.locale, context.site.filled)?.href ?? null;
}
