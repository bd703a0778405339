import { featureMetadata } from "~/app/admin/current-features";
import { type ListPageProps, listInput } from "~/components/table/list-state";
import { UserAdmin } from "~/features/system/user/admin";
import { userList } from "~/features/system/user/schema";
import { requireView } from "~/server/auth/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/user");

export default async function UserPage({ searchParams }: ListPageProps) {
  const { id } = await requireView("/admin/user");
  const list = listInput(userList, await searchParams);
  await Promise.all([trpc.system.user.list.prefetch(list), trpc.system.user.roles.prefetch()]);
  return (
    <HydrateClient>
      <UserAdmin ownId={id} />
    </HydrateClient>
  );
}
