import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { ContactAdmin } from "~/features/website/contact/admin";
import { contactList } from "~/features/website/contact/schema";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/contact");

export default async function ContactPage({ searchParams }: ListPageProps) {
  await requireView("/admin/contact");
  const { contact } = trpc.website;
  const input = listInput(contactList, await searchParams);
  const { assigneeId } = input.filter;
  await Promise.all([
    contact.list.prefetch(input),
    contact.sources.prefetch(),
    assigneeId && contact.assignee.prefetch({ id: assigneeId }),
  ]);
  return (
    <HydrateClient>
      <ContactAdmin list={describeList(contactList)} />
    </HydrateClient>
  );
}
