import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { PageForm } from "~/features/website/page/components/page-form";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/page");

export default async function PageRecordPage({ params }: { params: Promise<{ id: string }> }) {
  await requireView("/admin/page");
  const { id } = await params;
  const page = await readRecord(id, trpc.website.page.byId);
  await trpc.website.page.pending.byId.prefetch({ id: page.id });
  return (
    <HydrateClient>
      <PageForm page={page} />
    </HydrateClient>
  );
}
