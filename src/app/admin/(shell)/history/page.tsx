import { listPage } from "~/app/admin/list-page";
import { HistoryAdmin } from "~/features/company/history/admin";
import { historyList } from "~/features/company/history/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/history", historyList, HistoryAdmin, trpc.company.history.list.prefetch);

export { generateMetadata, page as default };
