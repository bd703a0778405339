import { featureMetadata } from "~/app/admin/current-features";
import { readRecord } from "~/app/admin/read-record";
import { type ListPageProps, listInput } from "~/components/table/list-state";
import { CandidatePage } from "~/features/career/candidate/components/candidate-page";
import { candidateList } from "~/features/career/candidate/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/candidate");

type PageProps = ListPageProps & { params: Promise<{ id: string }> };

export default async function CandidateRecordPage({ params, searchParams }: PageProps) {
  await requireView("/admin/candidate");
  const candidate = await readRecord((await params).id, trpc.career.candidate.byId);
  const { id } = candidate;
  // The URL keeps the list's state.
  const { page: _, pageSize: __, ...list } = listInput(candidateList, await searchParams);
  const [neighbours] = await Promise.all([
    trpc.career.candidate.neighbours({ id, ...list }),
    trpc.career.candidate.timeline.prefetch({ id }),
    trpc.career.candidate.otherApplications.prefetch({ id }),
  ]);
  return (
    <HydrateClient>
      <CandidatePage key={id} record={candidate} neighbours={neighbours} />
    </HydrateClient>
  );
}
