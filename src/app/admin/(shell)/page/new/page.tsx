import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { PageForm } from "~/features/website/page/components/page-form";
import { requireView } from "~/server/crud/page-guard";
import { trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/page");

export default async function NewPageRecordPage({ searchParams }: { searchParams: Promise<{ copy?: string | string[] }> }) {
  await requireView("/admin/page");
  const { copy } = await searchParams;
  const copied = typeof copy === "string" ? await readRecord(copy, trpc.website.page.byId) : null;
  return <PageForm page={null} copied={copied} />;
}
