import { newRecordPage } from "~/app/admin/record-pages";
import { AboutUsForm } from "~/features/website/about-us/components/about-us-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = newRecordPage("/admin/about-us", trpc.website.aboutUs.byId, (copied) => (
  <AboutUsForm section={null} copied={copied} />
));

export { generateMetadata, page as default };
