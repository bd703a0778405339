import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { ServiceAdmin } from "~/features/website/service/admin";
import { serviceList } from "~/features/website/service/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/service");

export default async function ServicePage({ searchParams }: ListPageProps) {
  await requireView("/admin/service");
  await trpc.website.service.list.prefetch(listInput(serviceList, await searchParams));
  return (
    <HydrateClient>
      <ServiceAdmin list={describeList(serviceList)} />
    </HydrateClient>
  );
}
