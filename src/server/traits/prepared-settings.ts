import type { Prisma } from "~/generated/prisma/client";
import { inBothLanguages } from "~/lib/languages";
import { lookSelect } from "~/lib/look";
import { database } from "~/server/db/client";
import { generation } from "~/server/db/generation";
import { readSettings } from "~/server/db/settings";
import { imageSelect } from "~/server/files/media-select";
import { processSingleton } from "~/server/platform/process-singleton";
import { sectionSelect } from "./sections";

/** Settings that visitors see; the back office selects more. */
export const siteSelect = {
  ...inBothLanguages({ siteName: true, slogan: true, description: true, keywords: true, footer: true }),
  shareImage: { select: imageSelect },
  heroImage: { select: imageSelect },
  ...lookSelect,
  favicon: { select: imageSelect },
  headerMenu: true,
  footerMenu: true,
  socialLinks: true,
  googleVerification: true,
  bingVerification: true,
  yandexVerification: true,
  ...inBothLanguages({ consent: true }),
  consentVersion: true,
  ...sectionSelect,
} as const satisfies Prisma.SettingSelect;

type SiteRow = Awaited<ReturnType<typeof read>>;

const latest = processSingleton("site-settings", (): { value: number; row: SiteRow | null } => ({ value: 0, row: null }));

function read() {
  return readSettings(database(), siteSelect);
}

/**
 * Reads the settings before a page is rendered, once in each generation. The answer names the fonts in its Link header only if the
 * document waits for nothing.
 */
export async function prepareSettings(): Promise<void> {
  const { value, isInformed } = generation();
  if (latest.row && latest.value === value && isInformed) return;
  Object.assign(latest, { value, row: await read() });
}

/** Returns the settings of this generation; null where they were not read, or other instances may have changed them. */
export function preparedSettings(): SiteRow | null {
  const { value, isInformed } = generation();
  return latest.value === value && isInformed ? latest.row : null;
}
