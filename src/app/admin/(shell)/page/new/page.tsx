import { newRecordPage } from "~/app/admin/record-pages";
import { PageForm } from "~/features/website/page/components/page-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = newRecordPage("/admin/page", trpc.website.page.byId, (copied) => (
  <PageForm page={null} copied={copied} />
));

export { generateMetadata, page as default };
