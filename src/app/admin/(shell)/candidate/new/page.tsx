import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { CandidatePage } from "~/features/career/candidate/components/candidate-page";
import { requireView } from "~/server/crud/page-guard";
import { trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/candidate");

export default async function NewCandidatePage({ searchParams }: { searchParams: Promise<{ copy?: string | string[] }> }) {
  await requireView("/admin/candidate");
  const { copy } = await searchParams;
  const copied = typeof copy === "string" ? await readRecord(copy, trpc.career.candidate.byId) : null;
  return <CandidatePage candidate={null} copied={copied} />;
}
