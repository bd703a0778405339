import { listPage } from "~/app/admin/list-page";
import { RedirectAdmin } from "~/features/website/redirect/admin";
import { redirectList } from "~/features/website/redirect/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/redirect", redirectList, RedirectAdmin, trpc.website.redirect.list.prefetch);

export { generateMetadata, page as default };
