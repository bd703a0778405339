import { featureMetadata } from "~/app/admin/current-features";
import { type ListPageProps, listInput } from "~/components/table/list-state";
import { OutboxAdmin } from "~/features/system/outbox/admin";
import { outboxList } from "~/features/system/outbox/schema";
import { gate } from "~/server/auth/gate";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/outbox");

export default async function OutboxPage({ searchParams }: ListPageProps) {
  await gate("/admin/outbox");
  await trpc.system.outbox.list.prefetch(listInput(outboxList, await searchParams));
  return (
    <HydrateClient>
      <OutboxAdmin />
    </HydrateClient>
  );
}
