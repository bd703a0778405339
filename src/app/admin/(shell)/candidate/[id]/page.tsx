import { guardedPage } from "~/app/admin/guarded-page";
import { readRecord } from "~/app/admin/read-record";
import { type ListPageProps, listInput } from "~/components/table/list-state";
import { CandidatePage } from "~/features/career/candidate/components/candidate-page";
import { candidateList } from "~/features/career/candidate/schema";
import { trpc } from "~/trpc/server";

type PageProps = ListPageProps & { params: Promise<{ id: string }> };

const { page, generateMetadata } = guardedPage("/admin/candidate", async ({ params, searchParams }: PageProps) => {
  const candidate = await readRecord((await params).id, trpc.career.candidate.byId);
  const { id } = candidate;
  // The URL keeps the list's state.
  const { page: _, pageSize: __, ...list } = listInput(candidateList, await searchParams);
  const [neighbours] = await Promise.all([
    trpc.career.candidate.neighbours({ id, ...list }),
    trpc.career.candidate.timeline.prefetch({ id }),
    trpc.career.candidate.otherApplications.prefetch({ id }),
  ]);
  return <CandidatePage key={id} record={candidate} neighbours={neighbours} />;
});

export { generateMetadata, page as default };
