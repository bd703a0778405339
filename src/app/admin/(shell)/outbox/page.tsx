import { listPage } from "~/app/admin/list-page";
import { OutboxAdmin } from "~/features/system/outbox/admin";
import { outboxList } from "~/features/system/outbox/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/outbox", outboxList, OutboxAdmin, (input) =>
  Promise.all([trpc.system.outbox.list.prefetch(input), trpc.system.job.list.prefetch()]),
);

export { generateMetadata, page as default };
