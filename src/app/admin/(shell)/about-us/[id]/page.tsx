import { writingPage } from "~/app/admin/writing-page";
import { AboutUsForm } from "~/features/website/about-us/components/about-us-form";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = writingPage("/admin/about-us", trpc.website.aboutUs, AboutUsForm);

export { generateMetadata, page as default };
