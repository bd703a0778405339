import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { PageAdmin } from "~/features/website/page/admin";
import { pageList } from "~/features/website/page/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/page");

export default async function PageListPage({ searchParams }: ListPageProps) {
  await requireView("/admin/page");
  await trpc.website.page.list.prefetch(listInput(pageList, await searchParams));
  return (
    <HydrateClient>
      <PageAdmin list={describeList(pageList)} />
    </HydrateClient>
  );
}
