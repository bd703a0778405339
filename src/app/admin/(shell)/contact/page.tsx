import { featureMetadata } from "~/app/admin/current-features";
import { describeList, type ListPageProps, listInput } from "~/components/table/list-state";
import { ContactAdmin } from "~/features/website/contact/admin";
import { contactList } from "~/features/website/contact/schema";
import { gate } from "~/server/auth/gate";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/contact");

export default async function ContactPage({ searchParams }: ListPageProps) {
  await gate("/admin/contact");
  const { contact } = trpc.website;
  const input = listInput(contactList, await searchParams);
  const { assigneeId } = input.filter;
  await Promise.all([
    contact.list.prefetch(input),
    contact.sources.prefetch(),
    // The name of the person that the list is narrowed to.
    assigneeId && contact.assignees.prefetch({ id: assigneeId }),
  ]);
  return (
    <HydrateClient>
      <ContactAdmin list={describeList(contactList)} />
    </HydrateClient>
  );
}
