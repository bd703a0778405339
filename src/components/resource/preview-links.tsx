import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { languages } from "~/components/fields/field-labels";
import { Button } from "~/components/ui/button";
import type { AdminPath } from "~/features/registry";

/** Open a record on its public page, published or not, in each language. */
export function PreviewLinks({ path, id }: { path: AdminPath; id: number }) {
  const t = useTranslations("resource");
  return languages.map(({ suffix, lang }) => (
    <Button key={lang} asChild variant="outline" size="sm">
      <a href={`/api/preview?${new URLSearchParams({ path, id: String(id), locale: lang })}`} target="_blank" rel="noopener">
        <Eye aria-hidden />
        {t(suffix === "En" ? "previewEn" : "previewVi")}
      </a>
    </Button>
  ));
}
