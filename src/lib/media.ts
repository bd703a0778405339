import { slugify } from "~/lib/slug";

/** The name under which a document is stored and served: browsers save it under the last part of its address. */
export function documentName(filename: string): string {
  return `${slugify(filename.replace(/\.pdf$/i, "")) || "document"}.pdf`;
}

/** The address of a document of the media library. */
export function documentUrl({ key, filename }: { key: string; filename: string }): string {
  return `/api/files/${key}/${documentName(filename)}`;
}

/** The key of the document that an address leads to; null for any other address. */
export function documentKey(url: string): string | null {
  return /^\/api\/files\/([\w-]{22})\/[a-z0-9-]+\.pdf$/.exec(url)?.[1] ?? null;
}
