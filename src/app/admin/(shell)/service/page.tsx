import { listPage } from "~/app/admin/list-page";
import { ServiceAdmin } from "~/features/website/service/admin";
import { serviceList } from "~/features/website/service/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/service", serviceList, ServiceAdmin, trpc.website.service.list.prefetch);

export { generateMetadata, page as default };
