import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProfilePage } from "~/features/system/account/components/profile/profile-page";
import { requireSession } from "~/server/auth/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("title") };
}

/** Everyone's own page: a session is enough. */
export default async function Page() {
  await requireSession("/admin/profile");
  await trpc.system.account.sessions.prefetch();
  return (
    <HydrateClient>
      <ProfilePage />
    </HydrateClient>
  );
}
