import { featureMetadata } from "~/app/admin/current-features";
import { FeatureAdmin } from "~/features/system/feature/admin";
import { gate } from "~/server/auth/gate";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("/admin/feature");

export default async function FeaturePage() {
  await gate("/admin/feature");
  await trpc.system.feature.matrix.prefetch();
  return (
    <HydrateClient>
      <FeatureAdmin />
    </HydrateClient>
  );
}
