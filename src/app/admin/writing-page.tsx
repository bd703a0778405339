import "server-only";

import type { ComponentType } from "react";
import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import type { WrittenRecord } from "~/components/writing/writing-page";
import type { AdminPath } from "~/features/registry";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient } from "~/trpc/server";

type WritingApi<Row> = {
  byId(input: { id: number }): Promise<Row>;
  pending: { byId: { prefetch(input: { id: number }): Promise<void> } };
};

type WritingPageProps = { params: Promise<{ id: string }>; searchParams: Promise<{ copy?: string | string[] }> };

/** Makes the page of a published record; `new` instead of an id is a new one, which `?copy=12` fills from another one. */
export function writingPage<Row extends { id: number }>(
  path: AdminPath,
  api: WritingApi<Row>,
  Form: ComponentType<WrittenRecord<Row>>,
) {
  return {
    generateMetadata: () => featureMetadata(path),
    page: async ({ params, searchParams }: WritingPageProps) => {
      await requireView(path);
      const { id } = await params;
      if (id === "new") {
        const { copy } = await searchParams;
        return <Form record={null} copied={typeof copy === "string" ? await readRecord(copy, api.byId) : null} />;
      }
      const record = await readRecord(id, api.byId);
      await api.pending.byId.prefetch({ id: record.id });
      return (
        <HydrateClient>
          <Form record={record} copied={null} />
        </HydrateClient>
      );
    },
  };
}
