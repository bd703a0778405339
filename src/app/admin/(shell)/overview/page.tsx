import { getLocale } from "next-intl/server";
import { guardedPage } from "~/app/admin/guarded-page";
import { OverviewAdmin } from "~/features/system/overview/admin";
import { readOverview } from "~/features/system/overview/data";
import { pageContext } from "~/server/crud/page-guard";
import { createCaller } from "~/server/root";

const { page, generateMetadata } = guardedPage("/admin/overview", async () => {
  const context = await pageContext();
  const [overview, steps] = await Promise.all([
    readOverview(context, await getLocale()),
    createCaller(context).system.overview.checklist(),
  ]);
  return <OverviewAdmin overview={overview} steps={steps} />;
});

export { generateMetadata, page as default };
