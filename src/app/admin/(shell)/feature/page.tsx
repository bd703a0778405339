import { guardedPage } from "~/app/admin/guarded-page";
import { FeatureAdmin } from "~/features/system/feature/admin";
import { trpc } from "~/trpc/server";

const { page, generateMetadata } = guardedPage("/admin/feature", async () => {
  await trpc.system.feature.matrix.prefetch();
  return <FeatureAdmin />;
});

export { generateMetadata, page as default };
