import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { ServiceForm } from "~/features/website/service/components/service-form";
import { requireView } from "~/server/crud/page-guard";
import { trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/service");

export default async function NewServicePage({ searchParams }: { searchParams: Promise<{ copy?: string | string[] }> }) {
  await requireView("/admin/service");
  const { copy } = await searchParams;
  const copied = typeof copy === "string" ? await readRecord(copy, trpc.website.service.byId) : null;
  return <ServiceForm service={null} copied={copied} />;
}
