import { listPage } from "~/app/admin/list-page";
import { StatisticAdmin } from "~/features/website/statistic/admin";
import { statisticList } from "~/features/website/statistic/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage(
  "/admin/statistic",
  statisticList,
  StatisticAdmin,
  trpc.website.statistic.list.prefetch,
);

export { generateMetadata, page as default };
