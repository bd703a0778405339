"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { isChunkError } from "~/lib/chunk-error";

/** Shows a crash of the back office with ways to continue. */
export function CrashMessage({ error }: { error: Error }) {
  const t = useTranslations("crash");
  const isChunk = isChunkError(error);
  return (
    <>
      <h1 className="sr-only">{isChunk ? t("chunkTitle") : t("title")}</h1>
      <EmptyState
        icon={CircleAlert}
        title={isChunk ? t("chunkTitle") : t("title")}
        description={isChunk ? t("chunkText") : t("text")}
      >
        {/* Reloads the whole page: a failed chunk is not retried otherwise. Input is kept as a draft. */}
        <Button onClick={() => window.location.reload()}>{t("retry")}</Button>
        <Button asChild variant="outline">
          <a href="/admin">{t("home")}</a>
        </Button>
      </EmptyState>
    </>
  );
}
