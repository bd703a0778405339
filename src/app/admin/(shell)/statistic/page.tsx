import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { StatisticAdmin } from "~/features/website/statistic/admin";
import { statisticList } from "~/features/website/statistic/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/statistic");

export default async function StatisticPage({ searchParams }: ListPageProps) {
  await requireView("/admin/statistic");
  await trpc.website.statistic.list.prefetch(listInput(statisticList, await searchParams));
  return (
    <HydrateClient>
      <StatisticAdmin list={describeList(statisticList)} />
    </HydrateClient>
  );
}
