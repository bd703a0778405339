import { listPage } from "~/app/admin/list-page";
import { PositionAdmin } from "~/features/career/position/admin";
import { positionList } from "~/features/career/position/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/position", positionList, PositionAdmin, trpc.career.position.list.prefetch);

export { generateMetadata, page as default };
