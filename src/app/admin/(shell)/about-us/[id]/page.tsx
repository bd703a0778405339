import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { AboutUsForm } from "~/features/website/about-us/components/about-us-form";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/about-us");

export default async function AboutUsRecordPage({ params }: { params: Promise<{ id: string }> }) {
  await requireView("/admin/about-us");
  const { id } = await params;
  const section = await readRecord(id, trpc.website.aboutUs.byId);
  await trpc.website.aboutUs.pending.byId.prefetch({ id: section.id });
  return (
    <HydrateClient>
      <AboutUsForm section={section} />
    </HydrateClient>
  );
}
