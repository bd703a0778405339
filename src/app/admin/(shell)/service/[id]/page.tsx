import { publishedRecordPage } from "~/app/admin/record-pages";
import { ServiceForm } from "~/features/website/service/components/service-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = publishedRecordPage("/admin/service", trpc.website.service, (service) => (
  <ServiceForm service={service} />
));

export { generateMetadata, page as default };
