import { featureMetadata } from "~/app/admin/current-features";
import { CompanyInfoAdmin } from "~/features/company/info/admin";
import { requireView } from "~/server/crud/page-guard";
import { trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/company-info");

export default async function CompanyInfoPage() {
  await requireView("/admin/company-info");
  return <CompanyInfoAdmin company={await trpc.company.info.byId({ id: 1 })} />;
}
