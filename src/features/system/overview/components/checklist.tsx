"use client";

import { Circle, CircleCheck } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMay } from "~/components/resource/use-may";
import { AlertDialog } from "~/components/ui/alert-dialog";
import { Button } from "~/components/ui/button";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "~/components/ui/card";
import { toastSuccess } from "~/components/ui/toaster";
import { api, type RouterOutputs } from "~/trpc/client";

type Steps = RouterOutputs["system"]["overview"]["checklist"];

/** The page for each step. */
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
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("checklist")}</CardTitle>
        <CardDescription>{t("checklistHelp")}</CardDescription>
      </CardHeader>
      <CardContent>
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
                <ClearDemo />
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

function ClearDemo() {
  const t = useTranslations("overview");
  const router = useRouter();
  const may = useMay("/admin/overview");
  const utils = api.useUtils();
  const [isAsked, setIsAsked] = useState(false);
  const clearDemo = api.system.overview.clearDemo.useMutation({
    onSuccess: ({ deleted, left }) => {
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
        onOpenChange={setIsAsked}
        title={t("clearDemo.title")}
        description={t("clearDemo.text")}
        action={t("clearDemo.confirm")}
        onAction={() => clearDemo.mutate()}
        isDestructive
        isPending={clearDemo.isPending}
      />
    </>
  );
}
