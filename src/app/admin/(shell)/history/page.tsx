import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { HistoryAdmin } from "~/features/company/history/admin";
import { historyList } from "~/features/company/history/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/history");

export default async function HistoryPage({ searchParams }: ListPageProps) {
  await requireView("/admin/history");
  await trpc.company.history.list.prefetch(listInput(historyList, await searchParams));
  return (
    <HydrateClient>
      <HistoryAdmin list={describeList(historyList)} />
    </HydrateClient>
  );
}
