import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { RoleAdmin } from "~/features/system/role/admin";
import { roleList } from "~/features/system/role/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/role");

export default async function RolePage({ searchParams }: ListPageProps) {
  await requireView("/admin/role");
  await trpc.system.role.list.prefetch(listInput(roleList, await searchParams));
  return (
    <HydrateClient>
      <RoleAdmin list={describeList(roleList)} />
    </HydrateClient>
  );
}
