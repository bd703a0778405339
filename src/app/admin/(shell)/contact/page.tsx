import { featureMetadata } from "~/app/admin/current-features";
import { NoConversation } from "~/features/website/contact/components/no-conversation";
import { requireView } from "~/server/crud/page-guard";

export const generateMetadata = () => featureMetadata("/admin/contact");

export default async function InboxPage() {
  await requireView("/admin/contact");
  return <NoConversation />;
}
