import { formPage } from "~/app/admin/form-page";
import { ServiceForm } from "~/features/website/service/components/service-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = formPage("/admin/service", trpc.website.service, ServiceForm);

export { generateMetadata, page as default };
