import { listPage } from "~/app/admin/list-page";
import { LevelAdmin } from "~/features/career/level/admin";
import { levelList } from "~/features/career/level/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/level", levelList, LevelAdmin, trpc.career.level.list.prefetch);

export { generateMetadata, page as default };
