import { guardedPage } from "~/app/admin/guarded-page";
import { NewCandidatePage } from "~/features/career/candidate/components/new-candidate-page";

const { page, generateMetadata } = guardedPage("/admin/candidate", () => <NewCandidatePage />);

export { generateMetadata, page as default };
