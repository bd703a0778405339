import { listPage } from "~/app/admin/list-page";
import { OfficeAdmin } from "~/features/company/office/admin";
import { officeList } from "~/features/company/office/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/office", officeList, OfficeAdmin, trpc.company.office.list.prefetch);

export { generateMetadata, page as default };
