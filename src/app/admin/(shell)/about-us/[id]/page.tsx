import { publishedRecordPage } from "~/app/admin/record-pages";
import { AboutUsForm } from "~/features/website/about-us/components/about-us-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = publishedRecordPage("/admin/about-us", trpc.website.aboutUs, (section) => (
  <AboutUsForm section={section} />
));

export { generateMetadata, page as default };
