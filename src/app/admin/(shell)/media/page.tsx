import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { MediaAdmin } from "~/features/system/media/admin";
import { mediaList } from "~/features/system/media/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/media");

export default async function MediaPage({ searchParams }: ListPageProps) {
  await requireView("/admin/media");
  await trpc.system.media.list.prefetch(listInput(mediaList, await searchParams));
  return (
    <HydrateClient>
      <MediaAdmin list={describeList(mediaList)} />
    </HydrateClient>
  );
}
