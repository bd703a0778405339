import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { LevelAdmin } from "~/features/career/level/admin";
import { levelList } from "~/features/career/level/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/level");

export default async function LevelPage({ searchParams }: ListPageProps) {
  await requireView("/admin/level");
  await trpc.career.level.list.prefetch(listInput(levelList, await searchParams));
  return (
    <HydrateClient>
      <LevelAdmin list={describeList(levelList)} />
    </HydrateClient>
  );
}
