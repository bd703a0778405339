import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { SourceAdmin } from "~/features/career/source/admin";
import { sourceList } from "~/features/career/source/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/source");

export default async function SourcePage({ searchParams }: ListPageProps) {
  await requireView("/admin/source");
  await trpc.career.source.list.prefetch(listInput(sourceList, await searchParams));
  return (
    <HydrateClient>
      <SourceAdmin list={describeList(sourceList)} />
    </HydrateClient>
  );
}
