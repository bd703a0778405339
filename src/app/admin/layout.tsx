import "../admin.css";
import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { UndoRegion } from "~/components/shell/undo";
import { ViewAsBanner } from "~/components/shell/view-as-banner";
import { ProgressBar } from "~/components/ui/progress-bar";
import { Toaster } from "~/components/ui/toaster";
import { TooltipProvider } from "~/components/ui/tooltip";
import { actorOfRequest } from "~/server/crud/page-guard";
import { ApiProvider } from "~/trpc/provider";
import { Document } from "../document";

export const metadata: Metadata = {
  title: { template: "%s · Atrium", default: "Atrium" },
  robots: { index: false, follow: false },
};

/** Root layout of the back office. Pages with the menu are in (shell). */
export default async function AdminRootLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("common");
  const locale = await getLocale();
  const actor = await actorOfRequest();
  return (
    <Document locale={locale} className="min-h-dvh font-sans text-sm">
      <NextIntlClientProvider>
        <ApiProvider>
          <TooltipProvider delayDuration={400}>{children}</TooltipProvider>
          {actor?.viewingAs && <ViewAsBanner role={actor.viewingAs.name} hasSideMenu={actor.layout === "vertical"} />}
        </ApiProvider>
        <ProgressBar label={t("loading")} />
        <UndoRegion />
        <Toaster texts={{ notifications: t("notifications"), close: t("close") }} />
      </NextIntlClientProvider>
    </Document>
  );
}
