"use client";

import { Circle, CircleCheck } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useFeatureName } from "~/components/resource/feature-names";
import { useMay } from "~/components/resource/use-may";
import { Alert } from "~/components/ui/alert";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "~/components/ui/card";
import { TextLink } from "~/components/ui/text-link";
import { toastSuccess } from "~/components/ui/toaster";
import { api, type RouterOutputs } from "~/trpc/client";

type Steps = RouterOutputs["system"]["overview"]["checklist"];
type ClearedDemo = RouterOutputs["system"]["overview"]["clearDemo"];

const pages = {
  company: "/admin/company-info",
  logo: "/admin/company-info",
  service: "/admin/service?new",
  article: "/admin/news?new",
  job: "/admin/career?new",
} as const;

/** The first steps of a new site; hidden when all are done. */
export function Checklist({ steps }: { steps: Steps }) {
  const t = useTranslations("overview");
  const [clearedDemo, setClearedDemo] = useState<ClearedDemo | null>(null);
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("checklist")}</CardTitle>
        <CardDescription>{t("checklistHelp")}</CardDescription>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-4">
        {clearedDemo && clearedDemo.left > 0 && <KeptDemo {...clearedDemo} />}
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
          {steps.map(({ step, isDone }) => (
            <li key={step} className="flex min-h-8 items-center gap-2.5 text-sm">
              {isDone ? (
                <CircleCheck aria-label={t("done")} className="size-5 shrink-0 text-success-text" />
              ) : (
                <Circle aria-label={t("open")} className="size-5 shrink-0 text-muted-foreground" />
              )}
              {isDone ? (
                <span className="text-muted-foreground">{t(`steps.${step}`)}</span>
              ) : step === "demo" ? (
                <ClearDemo onCleared={setClearedDemo} />
              ) : (
                <Link href={pages[step]} prefetch={false} className="rounded-sm font-medium underline-offset-4 hover:underline">
                  {t(`steps.${step}`)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

/** Links to the demo records that stayed, grouped by page. */
function KeptDemo({ left, pages }: ClearedDemo) {
  const t = useTranslations("overview.clearDemo");
  const featureName = useFeatureName();
  return (
    <Alert variant="warning" title={t("left", { count: left })}>
      <dl className="mt-2 grid gap-2">
        {pages.map(({ path, count, records }) => (
          <div key={path}>
            <dt className="font-medium text-foreground">{featureName(path)}</dt>
            {records.map(({ id, name }) => (
              <dd key={id} className="wrap-anywhere">
                <TextLink href={`${path}?edit=${id}`}>{name || featureName(path)}</TextLink>
              </dd>
            ))}
            {count > records.length && <dd>{t(records.length > 0 ? "more" : "records", { count: count - records.length })}</dd>}
          </div>
        ))}
      </dl>
    </Alert>
  );
}

function ClearDemo({ onCleared }: { onCleared: (cleared: ClearedDemo) => void }) {
  const t = useTranslations("overview");
  const locale = useLocale();
  const router = useRouter();
  const may = useMay("/admin/overview");
  const utils = api.useUtils();
  const [isAsked, setIsAsked] = useState(false);
  const clearDemo = api.system.overview.clearDemo.useMutation({
    onSuccess: (cleared) => {
      const { deleted, left } = cleared;
      onCleared(cleared);
      const removed = t("clearDemo.done", { count: deleted });
      toastSuccess(left > 0 ? `${removed}. ${t("clearDemo.left", { count: left })}` : removed);
      // The menu counts records of many pages.
      void utils.invalidate();
      router.refresh();
    },
    onSettled: () => setIsAsked(false),
  });
  if (!may.edit) return <span>{t("steps.demo")}</span>;
  return (
    <>
      <Button variant="link" className="h-auto px-0 py-0 text-foreground" onClick={() => setIsAsked(true)}>
        {t("steps.demo")}
      </Button>
      <AlertDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t("clearDemo.title")}
        description={t("clearDemo.text")}
        action={t("clearDemo.confirm")}
        onAction={() => clearDemo.mutate({ locale })}
        isDestructive
        isPending={clearDemo.isPending}
      />
    </>
  );
}
