import { getTranslations } from "next-intl/server";
import { RichText } from "~/components/site/rich-text";
import type { Locale } from "~/i18n/routing";
import { database } from "~/server/db/client";
import { renderRichText } from "~/server/traits/rich-text";

type RenderedTextProps = { html: string; locale: Locale; now: Date; className?: string };

/** A text from the editor as visitors see it at this moment. */
export async function RenderedText({ html, locale, now, className }: RenderedTextProps) {
  const t = await getTranslations({ locale, namespace: "site" });
  const videoLabel = (service: "youtube" | "vimeo") => t(`video.${service}`);
  return <RichText html={await renderRichText(database(), html, { locale, now, videoLabel })} className={className} />;
}
