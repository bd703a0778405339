import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Query } from "~/app/(account)/next-page";
import { ProfilePage } from "~/features/system/account/components/profile/profile-page";
import { RequiredTwoStep } from "~/features/system/two-step/components/required-two-step";
import { safeNext } from "~/lib/urls";
import { requireSession } from "~/server/crud/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("title") };
}

/** Shows the signed-in person's own account; needs no permission. */
export default async function Page({ searchParams }: { searchParams: Query }) {
  const actor = await requireSession("/admin/profile");
  if (actor.mustSetUpTwoStep) return <RequiredTwoStep next={safeNext((await searchParams).next) ?? "/admin"} />;
  const { account, twoStep } = trpc.system;
  await Promise.all([
    account.profile.prefetch(),
    account.sessions.prefetch(),
    account.failedSignIns.prefetch(),
    account.newEmail.prefetch(),
    twoStep.state.prefetch(),
  ]);
  return (
    <HydrateClient>
      <ProfilePage />
    </HydrateClient>
  );
}
