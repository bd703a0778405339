import { Download } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { formatBytes } from "~/lib/numbers";

export type StoredFile = { key: string; filename: string; size: number };

/** Lists the files of a message, to save them. */
export function AttachmentList({ files }: { files: readonly StoredFile[] }) {
  const t = useTranslations("inbox");
  const locale = useLocale();
  return (
    <ul aria-label={t("attachments")} className="mt-3 flex min-w-0 flex-wrap gap-2">
      {files.map(({ key, filename, size }) => (
        <li key={key} className="min-w-0 max-w-full">
          <a
            href={`/api/attachments/${key}`}
            download
            className="flex min-h-8 items-center gap-1.5 rounded-lg border border-border bg-background px-2.5 py-1 text-sm hover:border-muted-foreground"
          >
            <Download aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
            <span className="min-w-0 truncate">{filename}</span>
            <span className="shrink-0 text-muted-foreground text-xs">{formatBytes(size, locale)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
