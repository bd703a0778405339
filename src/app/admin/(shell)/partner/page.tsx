import { listPage } from "~/app/admin/list-page";
import { PartnerAdmin } from "~/features/website/partner/admin";
import { partnerList } from "~/features/website/partner/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/partner", partnerList, PartnerAdmin, trpc.website.partner.list.prefetch);

export { generateMetadata, page as default };
