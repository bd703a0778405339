import { guardedPage } from "~/app/admin/guarded-page";
import { CompanyInfoAdmin } from "~/features/company/info/admin";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = guardedPage("/admin/company-info", async () => (
  <CompanyInfoAdmin company={await trpc.company.info.byId({ id: 1 })} />
));

export { generateMetadata, page as default };
