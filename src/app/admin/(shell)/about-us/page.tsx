import { listPage } from "~/app/admin/list-page";
import { AboutUsAdmin } from "~/features/website/about-us/admin";
import { aboutUsList } from "~/features/website/about-us/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/about-us", aboutUsList, AboutUsAdmin, trpc.website.aboutUs.list.prefetch);

export { generateMetadata, page as default };
