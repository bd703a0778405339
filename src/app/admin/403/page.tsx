import { ShieldX } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { MessagePage } from "~/components/shell/message-page";
import { SwitchAccountButton } from "~/components/shell/switch-account-button";
import { Button } from "~/components/ui/button";
import { actorOfRequest } from "~/server/crud/page-guard";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.forbidden");
  return { title: t("title") };
}

/** Shown without the permission to view the page. Needs no session. */
export default async function ForbiddenPage() {
  const t = await getTranslations("shell.forbidden");
  const actor = await actorOfRequest();
  return (
    <MessagePage icon={ShieldX} code={403} title={t("title")} text={t("text")}>
      {actor ? (
        <SwitchAccountButton />
      ) : (
        <Button asChild>
          <Link href="/admin">{t("signIn")}</Link>
        </Button>
      )}
      {actor && <p className="mt-3 w-full text-muted-foreground">{t("signedInAs", { email: actor.email })}</p>}
    </MessagePage>
  );
}
