import { featureMetadata } from "~/app/admin/current-features";
import { NewCandidatePage } from "~/features/career/candidate/components/new-candidate-page";
import { requireView } from "~/server/crud/page-guard";

export const generateMetadata = () => featureMetadata("/admin/candidate");

export default async function NewCandidate() {
  await requireView("/admin/candidate");
  return <NewCandidatePage />;
}
