import { listPage } from "~/app/admin/list-page";
import { RoleAdmin } from "~/features/system/role/admin";
import { roleList } from "~/features/system/role/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/role", roleList, RoleAdmin, trpc.system.role.list.prefetch);

export { generateMetadata, page as default };
