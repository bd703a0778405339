import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { PartnerAdmin } from "~/features/website/partner/admin";
import { partnerList } from "~/features/website/partner/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/partner");

export default async function PartnerPage({ searchParams }: ListPageProps) {
  await requireView("/admin/partner");
  await trpc.website.partner.list.prefetch(listInput(partnerList, await searchParams));
  return (
    <HydrateClient>
      <PartnerAdmin list={describeList(partnerList)} />
    </HydrateClient>
  );
}
