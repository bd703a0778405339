import type { Image } from "~/lib/images";
import { type Look, lookOf, lookSelect } from "~/lib/look";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { readSettings } from "~/server/db/settings";
import { imageSelect } from "~/server/files/media-select";
import { processSingleton } from "~/server/platform/process-singleton";
import { typedValues } from "./preview";

export type SiteLook = { look: Look; favicon: Image | null };

const latest = processSingleton("look", (): { value: number; site: SiteLook | null } => ({ value: 0, site: null }));

const select = { ...lookSelect, favicon: { select: imageSelect } } as const;

/**
 * Reads the look before a page is rendered, once in each generation. The answer names the fonts in its Link header only if the document
 * waits for nothing.
 */
export async function prepareLook(): Promise<void> {
  const { value, isInformed } = generation();
  if (latest.site && latest.value === value && isInformed) return;
  const { favicon, ...look } = await readSettings(database(), select);
  Object.assign(latest, { value, site: { look: lookOf(look), favicon } });
}

/** Returns the look of this generation; null where it was not read, and in a preview of typed settings. */
export function preparedLook(): SiteLook | null {
  return latest.value === generation().value && typedValues("/admin/setting", 1) === null ? latest.site : null;
}
