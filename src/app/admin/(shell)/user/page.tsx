import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { UserAdmin } from "~/features/system/user/admin";
import { userList } from "~/features/system/user/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/user");

export default async function UserPage({ searchParams }: ListPageProps) {
  await requireView("/admin/user");
  const input = listInput(userList, await searchParams);
  await Promise.all([trpc.system.user.list.prefetch(input), trpc.system.user.roles.prefetch()]);
  return (
    <HydrateClient>
      <UserAdmin list={describeList(userList)} />
    </HydrateClient>
  );
}
