import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { PositionAdmin } from "~/features/career/position/admin";
import { positionList } from "~/features/career/position/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/position");

export default async function PositionPage({ searchParams }: ListPageProps) {
  await requireView("/admin/position");
  await trpc.career.position.list.prefetch(listInput(positionList, await searchParams));
  return (
    <HydrateClient>
      <PositionAdmin list={describeList(positionList)} />
    </HydrateClient>
  );
}
