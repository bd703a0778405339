"use client";

import { Eye, Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { languages } from "~/components/fields/field-labels";
import { Button } from "~/components/ui/button";
import type { AdminPath } from "~/features/registry";
import { type PreviewProcedures, SharePreviewDialog } from "./share-preview-dialog";

type PreviewLinksProps = { path: AdminPath; id: number; api: PreviewProcedures };

/** Opens a record's public page in each language, published or not, and shares the preview. */
export function PreviewLinks({ path, id, api }: PreviewLinksProps) {
  const t = useTranslations("resource");
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      {languages.map(({ suffix, lang }) => (
        <Button key={lang} asChild variant="outline" size="sm">
          <a href={`/api/preview?${new URLSearchParams({ path, id: String(id), locale: lang })}`} target="_blank" rel="noopener">
            <Eye aria-hidden />
            {t(suffix === "En" ? "previewEn" : "previewVi")}
          </a>
        </Button>
      ))}
      <Button variant="outline" size="sm" onClick={() => setSharing(true)}>
        <Share2 aria-hidden />
        {t("sharePreview.open")}
      </Button>
      {isSharing && <SharePreviewDialog path={path} id={id} api={api} onClose={() => setSharing(false)} />}
    </>
  );
}
