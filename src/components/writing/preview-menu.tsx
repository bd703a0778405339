"use client";
import { Eye, Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { languages } from "~/components/fields/field-labels";
import { type PreviewProcedures, SharePreviewDialog } from "~/components/resource/share-preview-dialog";
import { Button } from "~/components/ui/button";
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from "~/components/ui/dropdown-menu";
import type { PublishedPath } from "~/features/public-records";

type PreviewMenuProps = { path: PublishedPath; id: number; api: PreviewProcedures };

/** Opens a record's public page in each language, published or not, and shares the preview. */
export function PreviewMenu({ path, id, api }: PreviewMenuProps) {
  const t = useTranslations("resource");
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="sm" title={t("preview")}>
            <Eye aria-hidden />
            <span className="@max-[68rem]/head:sr-only">{t("preview")}</span>
          </Button>
        }
      >
        {languages.map(({ suffix, lang }) => (
          <DropdownMenuItem key={lang} asChild>
            <a
              href={`/api/preview?${new URLSearchParams({ path, id: String(id), locale: lang })}`}
              target="_blank"
              rel="noopener"
            >
              <Eye aria-hidden />
              {t(suffix === "En" ? "previewEn" : "previewVi")}
            </a>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => setSharing(true)}>
          <Share2 aria-hidden />
          {t("sharePreview.open")}
        </DropdownMenuItem>
      </DropdownMenu>
      {isSharing && <SharePreviewDialog path={path} id={id} api={api} onClose={() => setSharing(false)} />}
    </>
  );
}
