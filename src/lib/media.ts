import { slugify } from "~/lib/slug";

/** Names a document's stored file: browsers save it under the URL's last part. */
export function documentName(filename: string): string {
  return `${slugify(filename.replace(/\.pdf$/i, "")) || "document"}.pdf`;
}

export function documentUrl({ key, filename }: { key: string; filename: string }): string {
  return `/api/files/${key}/${documentName(filename)}`;
}

export function documentKey(url: string): string | null {
  return /^\/api\/files\/([\w-]{22})\/[a-z0-9-]+\.pdf$/.exec(url)?.[1] ?? null;
}
