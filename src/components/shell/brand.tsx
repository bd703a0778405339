"use client";

import Link from "next/link";
import { useMay } from "~/components/resource/use-may";
import { Mark } from "~/components/site/mark";
import { cn } from "~/components/ui/cn";

/** Links to the overview, or to /admin, which redirects to the first permitted page. */
export function Brand({ className }: { className?: string }) {
  const props = {
    className: cn("flex items-center gap-2.5 rounded-md font-semibold text-base tracking-tight", className),
    children: (
      <>
        <Mark className="size-6 text-primary-500" />
        Atrium
      </>
    ),
  };
  // /admin has its own root layout: the router can't navigate to it.
  return useMay("/admin/overview").view ? (
    <Link href="/admin/overview" prefetch={false} {...props} />
  ) : (
    <a href="/admin" {...props} />
  );
}
