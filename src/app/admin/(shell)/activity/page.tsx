import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { ActivityAdmin } from "~/features/system/activity/admin";
import { activityList } from "~/features/system/activity/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/activity");

export default async function ActivityPage({ searchParams }: ListPageProps) {
  await requireView("/admin/activity");
  const input = listInput(activityList, await searchParams);
  const { actorId } = input.filter;
  await Promise.all([
    trpc.system.activity.list.prefetch(input),
    actorId && trpc.system.activity.person.prefetch({ id: actorId }),
  ]);
  return (
    <HydrateClient>
      <ActivityAdmin list={describeList(activityList)} />
    </HydrateClient>
  );
}
