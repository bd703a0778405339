import { listPage } from "~/app/admin/list-page";
import { MediaAdmin } from "~/features/system/media/admin";
import { mediaList } from "~/features/system/media/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/media", mediaList, MediaAdmin, trpc.system.media.list.prefetch);

export { generateMetadata, page as default };
