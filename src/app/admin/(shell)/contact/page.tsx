import { listPage } from "~/app/admin/list-page";
import { ContactAdmin } from "~/features/website/contact/admin";
import { contactList } from "~/features/website/contact/schema";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = listPage("/admin/contact", contactList, ContactAdmin, (input) =>
  Promise.all([
    trpc.website.contact.list.prefetch(input),
    trpc.website.contact.sources.prefetch(),
    input.filter.assigneeId && trpc.website.contact.assignee.prefetch({ id: input.filter.assigneeId }),
  ]),
);

export { generateMetadata, page as default };
