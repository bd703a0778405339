import { getLocale } from "next-intl/server";
import { featureMetadata } from "~/app/admin/current-features";
import { OverviewAdmin } from "~/features/system/overview/admin";
import { readOverview } from "~/features/system/overview/data";
import { pageContext, requireView } from "~/server/crud/page-guard";
import { createCaller } from "~/server/root";

export const generateMetadata = () => featureMetadata("/admin/overview");

export default async function OverviewPage() {
  await requireView("/admin/overview");
  const context = await pageContext();
  const [overview, steps] = await Promise.all([
    readOverview(context, await getLocale()),
    createCaller(context).system.overview.checklist(),
  ]);
  return <OverviewAdmin overview={overview} steps={steps} />;
}
