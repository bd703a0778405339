import { featureMetadata } from "~/app/admin/current-features";
import { FeatureAdmin } from "~/features/system/feature/admin";
import { requireView } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/feature");

export default async function FeaturePage() {
  await requireView("/admin/feature");
  await trpc.system.feature.matrix.prefetch();
  return (
    <HydrateClient>
      <FeatureAdmin />
    </HydrateClient>
  );
}
