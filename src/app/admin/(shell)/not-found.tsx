import { FileQuestion } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { ThemeEffect } from "~/components/ui/theme-effect";

/** Keeps the menu around the page. */
export default async function RecordNotFound() {
  const t = await getTranslations("resource.notFound");
  return (
    <>
      <ThemeEffect />
      <h1 className="sr-only">{t("title")}</h1>
      <EmptyState icon={FileQuestion} title={t("title")} description={t("text")}>
        <Button asChild variant="outline">
          {/* From a record's page, "." is its list. */}
          <a href=".">{t("back")}</a>
        </Button>
      </EmptyState>
    </>
  );
}
