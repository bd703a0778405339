import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { AboutUsForm } from "~/features/website/about-us/components/about-us-form";
import { requireView } from "~/server/crud/page-guard";
import { trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/about-us");

export default async function NewAboutUsRecordPage({ searchParams }: { searchParams: Promise<{ copy?: string | string[] }> }) {
  await requireView("/admin/about-us");
  const { copy } = await searchParams;
  const copied = typeof copy === "string" ? await readRecord(copy, trpc.website.aboutUs.byId) : null;
  return <AboutUsForm section={null} copied={copied} />;
}
