import { draftMode } from "next/headers";
import type { Locale } from "~/i18n/routing";
import { isPreviewToken, previewLink } from "~/server/traits/preview";
import type { PublishedPath } from "~/server/traits/publishing";

type Preview<Draft> = {
  /** The page of the record's kind in the back office. */
  path: PublishedPath;
  /** Reads the record at the address of this page, published or not. */
  readDraft(): Promise<Draft | null>;
  /** The parameter `preview` of the address. */
  token: string | string[] | undefined;
  locale: Locale;
  now: Date;
};

/**
 * A record as its page would show it, for a request with a valid preview token, and the link that opens it for others; null
 * without such a token. Draft mode alone opens nothing: it only leads the request past the page cache.
 */
export async function previewOf<Draft extends { id: number }>({ path, readDraft, token, locale, now }: Preview<Draft>) {
  if (typeof token !== "string" || !(await draftMode()).isEnabled) return null;
  const draft = await readDraft();
  if (!draft || !isPreviewToken(token, { path, id: draft.id }, now)) return null;
  return { draft, link: previewLink({ path, id: draft.id }, locale, token) };
}
