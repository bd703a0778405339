import { writingPage } from "~/app/admin/writing-page";
import { PageForm } from "~/features/website/page/components/page-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = writingPage("/admin/page", trpc.website.page, PageForm);

export { generateMetadata, page as default };
