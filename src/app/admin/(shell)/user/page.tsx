import { listPage } from "~/app/admin/list-page";
import { UserAdmin } from "~/features/system/user/admin";
import { userList } from "~/features/system/user/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/user", userList, UserAdmin, (input) =>
  Promise.all([trpc.system.user.list.prefetch(input), trpc.system.user.roles.prefetch()]),
);

export { generateMetadata, page as default };
