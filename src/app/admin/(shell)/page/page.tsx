import { listPage } from "~/app/admin/list-page";
import { PageAdmin } from "~/features/website/page/admin";
import { pageList } from "~/features/website/page/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/page", pageList, PageAdmin, trpc.website.page.list.prefetch);

export { generateMetadata, page as default };
