import { guardedPage } from "~/app/admin/guarded-page";
import { readRecord } from "~/app/admin/read-record";
import { type ListPageProps, listInput } from "~/components/table/list-state";
import { ConversationPage } from "~/features/website/contact/components/conversation-page";
import { contactList } from "~/features/website/contact/schema";
import { MESSAGES_SHOWN } from "~/features/website/message/schema";
import { trpc } from "~/trpc/server";

type PageProps = ListPageProps & { params: Promise<{ id: string }> };

const { page, generateMetadata } = guardedPage("/admin/contact", async ({ params, searchParams }: PageProps) => {
  const { contact } = trpc.website;
  const conversation = await readRecord((await params).id, contact.byId);
  const { id } = conversation;
  // The URL keeps the list's state.
  const { page: _, pageSize: __, ...list } = listInput(contactList, await searchParams);
  const [neighbours] = await Promise.all([
    contact.neighbours({ id, ...list }),
    contact.messages.prefetch({ id, take: MESSAGES_SHOWN }),
    trpc.website.replyTemplate.list.prefetch(),
    trpc.system.account.profile.prefetch(),
  ]);
  return <ConversationPage key={id} conversation={conversation} neighbours={neighbours} />;
});

export { generateMetadata, page as default };
