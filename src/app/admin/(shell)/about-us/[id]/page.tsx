import { formPage } from "~/app/admin/form-page";
import { AboutUsForm } from "~/features/website/about-us/components/about-us-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = formPage("/admin/about-us", trpc.website.aboutUs, AboutUsForm);

export { generateMetadata, page as default };
