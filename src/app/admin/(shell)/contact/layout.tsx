import type { ReactNode } from "react";
import { describeList, listInput } from "~/components/table/list-state";
import { InboxPanes } from "~/features/website/contact/components/inbox-panes";
import { contactList } from "~/features/website/contact/schema";
import { queryOfRequest, requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

/** Keeps the list in its place while conversations are opened beside it. */
export default async function InboxLayout({ children }: { children: ReactNode }) {
  await requireView("/admin/contact");
  const { contact } = trpc.website;
  const input = listInput(contactList, await queryOfRequest());
  await Promise.all([
    contact.list.prefetch(input),
    contact.viewCounts.prefetch(),
    contact.sources.prefetch(),
    input.filter.assigneeId && contact.assignee.prefetch({ id: input.filter.assigneeId }),
  ]);
  return (
    <HydrateClient>
      <InboxPanes list={describeList(contactList)}>{children}</InboxPanes>
    </HydrateClient>
  );
}
