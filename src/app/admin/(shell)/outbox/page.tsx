import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { OutboxAdmin } from "~/features/system/outbox/admin";
import { outboxList } from "~/features/system/outbox/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/outbox");

export default async function OutboxPage({ searchParams }: ListPageProps) {
  await requireView("/admin/outbox");
  const input = listInput(outboxList, await searchParams);
  await Promise.all([trpc.system.outbox.list.prefetch(input), trpc.system.job.list.prefetch()]);
  return (
    <HydrateClient>
      <OutboxAdmin list={describeList(outboxList)} />
    </HydrateClient>
  );
}
