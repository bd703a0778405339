import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { CandidateAdmin } from "~/features/career/candidate/admin";
import { columnInput, shownStages } from "~/features/career/candidate/components/column-input";
import { candidateList } from "~/features/career/candidate/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/candidate");

export default async function CandidateListPage({ searchParams }: ListPageProps) {
  await requireView("/admin/candidate");
  const params = await searchParams;
  const input = listInput(candidateList, params);
  const inputs = params.view === "board" ? shownStages(input).map((stage) => columnInput(input, stage)) : [input];
  await Promise.all(inputs.map((one) => trpc.career.candidate.list.prefetch(one)));
  return (
    <HydrateClient>
      <CandidateAdmin list={describeList(candidateList)} />
    </HydrateClient>
  );
}
