import { guardedPage } from "~/app/admin/guarded-page";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { CandidateAdmin } from "~/features/career/candidate/admin";
import { columnInput, shownStages } from "~/features/career/candidate/components/column-input";
import { candidateList } from "~/features/career/candidate/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = guardedPage("/admin/candidate", async ({ searchParams }: ListPageProps) => {
  const params = await searchParams;
  const input = listInput(candidateList, params);
  const inputs = params.view === "board" ? shownStages(input).map((stage) => columnInput(input, stage)) : [input];
  await Promise.all(inputs.map((one) => trpc.career.candidate.list.prefetch(one)));
  return <CandidateAdmin list={describeList(candidateList)} />;
});

export { generateMetadata, page as default };
