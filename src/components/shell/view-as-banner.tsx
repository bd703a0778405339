"use client";

import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { api } from "~/trpc/client";
import { useRoleName } from "./use-role-name";

/** Shows the role that the person views the back office as, and the way back. */
export function ViewAsBanner({ role, hasSideMenu }: { role: string; hasSideMenu: boolean }) {
  const t = useTranslations("viewAs");
  const roleName = useRoleName();
  const end = api.system.account.endViewAs.useMutation({
    meta: { keepsQueries: true },
    onSuccess: () => window.location.assign("/admin/role"),
  });
  return (
    <>
      {/* Keeps the page's end visible. */}
      <div aria-hidden className="h-24 sm:h-16" />
      <section
        data-lower-edge
        aria-label={t("label")}
        className={cn(
          "fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-primary-900 px-4 py-2.5 text-white shadow-lg",
          hasSideMenu && "lg:left-60",
        )}
      >
        <p className="flex items-center gap-2.5">
          <Eye aria-hidden className="size-4 shrink-0" />
          {t("banner", { role: roleName(role) })}
        </p>
        <Button variant="outline" size="sm" className="text-foreground" isPending={end.isPending} onClick={() => end.mutate()}>
          {t("end")}
        </Button>
      </section>
    </>
  );
}
