import { Compass } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MessagePage } from "~/components/shell/message-page";
import { Button } from "~/components/ui/button";
import { ThemeEffect } from "~/components/ui/theme-effect";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.notFound");
  return { title: t("title") };
}

export default async function AdminNotFound() {
  const t = await getTranslations("shell.notFound");
  return (
    <>
      <ThemeEffect />
      <MessagePage icon={Compass} code={404} title={t("title")} text={t("text")}>
        <Button asChild>
          <a href="/admin">{t("home")}</a>
        </Button>
      </MessagePage>
    </>
  );
}
