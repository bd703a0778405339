"use client";

import { Download } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { useMay } from "~/components/resource/use-may";
import { Button } from "~/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "~/components/ui/tabs";
import { formatDate } from "~/lib/dates";
import { formatBytes } from "~/lib/numbers";
import { CvUpload } from "./cv-upload";

type Cv = { key: string; filename: string; size: number; uploadedAt: Date };

/** Shows one CV of a candidate, and loads only that one. The newest is first. */
export function CvViewer({ candidateId, cvs }: { candidateId: number; cvs: readonly Cv[] }) {
  const t = useTranslations("candidate");
  const may = useMay("/admin/candidate");
  const [first] = cvs;
  return (
    <section aria-label={t("cv")} className="grid min-w-0 gap-3">
      {!first && (
        <p className="rounded-lg border border-border border-dashed p-6 text-center text-muted-foreground text-sm">{t("noCv")}</p>
      )}
      {first && cvs.length === 1 && <CvFrame cv={first} />}
      {first && cvs.length > 1 && (
        <Tabs defaultValue={first.key}>
          <TabsList>
            {cvs.map((cv) => (
              <TabsTrigger key={cv.key} value={cv.key}>
                <span className="max-w-48 truncate">{cv.filename}</span>
              </TabsTrigger>
            ))}
          </TabsList>
          {cvs.map((cv) => (
            <TabsContent key={cv.key} value={cv.key}>
              <CvFrame cv={cv} />
            </TabsContent>
          ))}
        </Tabs>
      )}
      {(may.add || may.edit) && <CvUpload candidateId={candidateId} />}
    </section>
  );
}

function CvFrame({ cv: { key, filename, size, uploadedAt } }: { cv: Cv }) {
  const t = useTranslations("candidate");
  const locale = useLocale();
  const id = useId();
  const address = `/api/cv/${key}`;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={id} className="min-w-0 break-words text-muted-foreground text-sm">
          {t("cvUploaded", { filename, size: formatBytes(size, locale), date: formatDate(uploadedAt) })}
        </p>
        <Button asChild variant="outline" size="sm">
          <a href={`${address}?download`} download aria-describedby={id}>
            <Download aria-hidden />
            {t("download")}
          </a>
        </Button>
      </div>
      <iframe
        // Otherwise Chromium gives half the width to its list of pages.
        src={`${address}#navpanes=0&view=FitH`}
        title={t("cvTitle", { filename })}
        className="h-[max(24rem,calc(100dvh-13rem))] w-full rounded-lg border border-border bg-muted"
      />
    </div>
  );
}
