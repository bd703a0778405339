import { newRecordPage } from "~/app/admin/record-pages";
import { CandidatePage } from "~/features/career/candidate/components/candidate-page";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = newRecordPage("/admin/candidate", trpc.career.candidate.byId, (copied) => (
  <CandidatePage candidate={null} copied={copied} />
));

export { generateMetadata, page as default };
