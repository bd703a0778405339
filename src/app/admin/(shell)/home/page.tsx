import { listPage } from "~/app/admin/list-page";
import { HomeAdmin } from "~/features/website/home/admin";
import { homeList } from "~/features/website/home/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/home", homeList, HomeAdmin, trpc.website.home.list.prefetch);

export { generateMetadata, page as default };
