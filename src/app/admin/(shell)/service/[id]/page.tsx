import { writingPage } from "~/app/admin/writing-page";
import { ServiceForm } from "~/features/website/service/components/service-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = writingPage("/admin/service", trpc.website.service, ServiceForm);

export { generateMetadata, page as default };
