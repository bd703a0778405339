import { formPage } from "~/app/admin/form-page";
import { PageForm } from "~/features/website/page/components/page-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = formPage("/admin/page", trpc.website.page, PageForm);

export { generateMetadata, page as default };
