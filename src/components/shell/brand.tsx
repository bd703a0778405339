"use client";

import Link from "next/link";
import { useMay } from "~/components/resource/use-may";
import { Mark } from "~/components/site/mark";
import { cn } from "~/components/ui/cn";

/** The product's mark and name, leading to the overview, or to the first page one may view: /admin knows which. */
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
  // /admin has a root layout of its own, which the router can't lead to.
  return useMay("/admin/overview").view ? (
    <Link href="/admin/overview" prefetch={false} {...props} />
  ) : (
    <a href="/admin" {...props} />
  );
}
