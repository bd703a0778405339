import { newRecordPage } from "~/app/admin/record-pages";
import { ServiceForm } from "~/features/website/service/components/service-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = newRecordPage("/admin/service", trpc.website.service.byId, (copied) => (
  <ServiceForm service={null} copied={copied} />
));

export { generateMetadata, page as default };
