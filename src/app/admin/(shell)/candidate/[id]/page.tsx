import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { CandidatePage } from "~/features/career/candidate/components/candidate-page";
import { requireView } from "~/server/auth/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/candidate");

export default async function CandidateRecordPage({ params }: { params: Promise<{ id: string }> }) {
  await requireView("/admin/candidate");
  const { id } = await params;
  const candidate = await readRecord(id, trpc.career.candidate.byId);
  await trpc.career.note.list.prefetch({ candidateId: candidate.id });
  return (
    <HydrateClient>
      <CandidatePage candidate={candidate} />
    </HydrateClient>
  );
}
