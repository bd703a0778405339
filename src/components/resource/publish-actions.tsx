"use client";

import { lazyComponent } from "~/components/ui/lazy-component";
import { Skeleton } from "~/components/ui/skeleton";

/** Bulk actions of a published kind, each where it would change a row. Loads them when rows are first selected. */
export const PublishActions = lazyComponent(
  async () => (await import("./publish-buttons")).PublishButtons,
  <Skeleton className="h-8 w-24" />,
);
