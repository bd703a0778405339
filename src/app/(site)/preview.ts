import type { PublishedPath } from "~/features/public-records";
import type { Locale } from "~/i18n/routing";
import { openPreview, previewLink } from "~/server/traits/preview";

type Preview<Draft> = {
  path: PublishedPath;
  /** Reads the record, published or not. */
  readDraft(id: number): Promise<Draft | null>;
  locale: Locale;
};

/**
 * Reads the previewed record and the share link that opened it (null for staff). Null when the request may not see a draft.
 * `isTyped`: the record is shown beside its form, as it is typed.
 */
export async function previewOf<Draft extends { id: number }>({ path, readDraft, locale }: Preview<Draft>) {
  const preview = openPreview();
  if (preview?.path !== path) return null;
  const draft = await readDraft(preview.id);
  if (draft?.id !== preview.id) return null;
  const link = preview.token === null ? null : previewLink({ path, id: preview.id }, locale, preview.token);
  return { draft, link, isTyped: preview.typed !== undefined };
}
