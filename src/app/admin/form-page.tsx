import "server-only";

import type { ComponentType } from "react";
import { guardedPage } from "~/app/admin/guarded-page";
import { readRecord } from "~/app/admin/read-record";
import type { WrittenRecord } from "~/components/writing/writing-page";
import type { AdminPath } from "~/features/registry";

type WritingApi<Row> = {
  byId(input: { id: number }): Promise<Row>;
  pending: { byId: { prefetch(input: { id: number }): Promise<void> } };
};

type FormPageProps = { params: Promise<{ id: string }>; searchParams: Promise<{ copy?: string | string[] }> };

/** Makes the page of a published record; `new` instead of an id is a new one, which `?copy=12` fills from another one. */
export function formPage<Row extends { id: number }>(
  path: AdminPath,
  api: WritingApi<Row>,
  Form: ComponentType<WrittenRecord<Row>>,
) {
  return guardedPage(path, async ({ params, searchParams }: FormPageProps) => {
    const { id } = await params;
    if (id === "new") {
      const { copy } = await searchParams;
      return <Form record={null} copied={typeof copy === "string" ? await readRecord(copy, api.byId) : null} />;
    }
    const record = await readRecord(id, api.byId);
    await api.pending.byId.prefetch({ id: record.id });
    return <Form record={record} copied={null} />;
  });
}
