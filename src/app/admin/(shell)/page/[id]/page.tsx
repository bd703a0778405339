import { publishedRecordPage } from "~/app/admin/record-pages";
import { PageForm } from "~/features/website/page/components/page-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = publishedRecordPage("/admin/page", trpc.website.page, (page) => <PageForm page={page} />);

export { generateMetadata, page as default };
