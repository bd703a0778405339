import { inLanguage } from "~/lib/languages";
import { documentUrl } from "~/lib/media";
import type { PartContext } from "../data";
import { loadHead } from "../head-data";
import type { PartOf } from "../parts";

export async function loadFiles(part: PartOf<"files">, context: PartContext) {
  const { locale, reads } = context;
  const documents = await reads.documents();
  const files = part.files.flatMap((file) => {
    const document = documents.get(file.documentId ?? 0);
    if (!document) return [];
    const name = inLanguage(file, "name", locale) ?? document.filename.replace(/\.pdf$/i, "");
    return [{ id: file.id, name, href: documentUrl(document), size: document.size }];
  });
  return files.length > 0 ? { ...(await loadHead(part, context)), files } : null;
}
