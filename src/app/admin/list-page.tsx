import "server-only";

import type { ComponentType } from "react";
import { guardedPage } from "~/app/admin/guarded-page";
import type { ListDescription, ListInput } from "~/components/table/list-parsers";
import { describeList, type ListPageProps, type ListSpec, listInput } from "~/components/table/list-state";
import type { AdminPath } from "~/features/registry";

/**
 * Makes the page of a list.
 * @param prefetch reads the first page of the list, and what else the page shows at once
 */
export function listPage<Sort extends string, Filter>(
  path: AdminPath,
  spec: ListSpec<Sort, Filter>,
  Admin: ComponentType<{ list: ListDescription<Sort, Filter> }>,
  prefetch: (input: ListInput<Sort, Filter>) => Promise<unknown>,
) {
  return guardedPage(path, async ({ searchParams }: ListPageProps) => {
    await prefetch(listInput(spec, await searchParams));
    return <Admin list={describeList(spec)} />;
  });
}
