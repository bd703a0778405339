import "server-only";

import type { ReactNode } from "react";
import { featureMetadata } from "~/app/admin/current-features";
import type { AdminPath } from "~/features/registry";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient } from "~/trpc/server";

/** Makes a page of the back office, which needs the right to view it and has its name. @param render may prefetch queries */
export function guardedPage<Props>(path: AdminPath, render: (props: Props) => ReactNode | Promise<ReactNode>) {
  return {
    generateMetadata: () => featureMetadata(path),
    page: async (props: Props) => {
      await requireView(path);
      return <HydrateClient>{await render(props)}</HydrateClient>;
    },
  };
}
