import type { PublishedPath } from "~/features/public-records";
import type { Locale } from "~/i18n/routing";
import { openPreview, previewLink } from "~/server/traits/preview";

type Preview<Draft> = {
  /** The page of the record's kind in the back office. */
  path: PublishedPath;
  /** Reads the record that a preview of this kind is of, as it is at the address of this page, published or not. */
  readDraft(id: number): Promise<Draft | null>;
  locale: Locale;
};

/**
 * A record as its page would show it, and the link that opened it, to be passed on: null for staff. Null for a request that opens no
 * draft of this page.
 */
export async function previewOf<Draft extends { id: number }>({ path, readDraft, locale }: Preview<Draft>) {
  const preview = openPreview();
  if (preview?.path !== path) return null;
  const draft = await readDraft(preview.id);
  if (draft?.id !== preview.id) return null;
  return { draft, link: preview.token === null ? null : previewLink(preview, locale, preview.token) };
}
