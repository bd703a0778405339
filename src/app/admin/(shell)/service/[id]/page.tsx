import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { ServiceForm } from "~/features/website/service/components/service-form";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/service");

export default async function ServicePage({ params }: { params: Promise<{ id: string }> }) {
  await requireView("/admin/service");
  const { id } = await params;
  const service = await readRecord(id, trpc.website.service.byId);
  await trpc.website.service.pending.byId.prefetch({ id: service.id });
  return (
    <HydrateClient>
      <ServiceForm service={service} />
    </HydrateClient>
  );
}
