import { guardedPage } from "~/app/admin/guarded-page";
import { NoConversation } from "~/features/website/contact/components/no-conversation";

const { page, generateMetadata } = guardedPage("/admin/contact", () => <NoConversation />);

export { generateMetadata, page as default };
