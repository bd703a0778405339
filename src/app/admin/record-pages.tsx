import "server-only";

import type { ReactNode } from "react";
import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import type { AdminPath } from "~/features/registry";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient } from "~/trpc/server";

type ById<Row> = (input: { id: number }) => Promise<Row>;
type PublishedApi<Row> = { byId: ById<Row>; pending: { byId: { prefetch(input: { id: number }): Promise<void> } } };

/** Makes the page of a new record; `?copy=12` fills its form from another one. */
export function newRecordPage<Row>(
  path: AdminPath,
  byId: ById<Row>,
  form: (copied: Row | null) => ReactNode | Promise<ReactNode>,
) {
  return {
    generateMetadata: () => featureMetadata(path),
    page: async ({ searchParams }: { searchParams: Promise<{ copy?: string | string[] }> }) => {
      await requireView(path);
      const { copy } = await searchParams;
      return form(typeof copy === "string" ? await readRecord(copy, byId) : null);
    },
  };
}

/** Makes the page of a record that is published. */
export function publishedRecordPage<Row extends { id: number }>(
  path: AdminPath,
  api: PublishedApi<Row>,
  form: (record: Row) => ReactNode | Promise<ReactNode>,
) {
  return {
    generateMetadata: () => featureMetadata(path),
    page: async ({ params }: { params: Promise<{ id: string }> }) => {
      await requireView(path);
      const record = await readRecord((await params).id, api.byId);
      await api.pending.byId.prefetch({ id: record.id });
      return <HydrateClient>{await form(record)}</HydrateClient>;
    },
  };
}
