import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { OfficeAdmin } from "~/features/company/office/admin";
import { officeList } from "~/features/company/office/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/office");

export default async function OfficePage({ searchParams }: ListPageProps) {
  await requireView("/admin/office");
  await trpc.company.office.list.prefetch(listInput(officeList, await searchParams));
  return (
    <HydrateClient>
      <OfficeAdmin list={describeList(officeList)} />
    </HydrateClient>
  );
}
