import { getTranslations } from "next-intl/server";
import { RichText } from "~/components/site/rich-text";
import type { Locale } from "~/i18n/routing";
import { database } from "~/server/db/client";
import { renderRichTexts } from "~/server/traits/rich-text";

type RenderedTextProps = { html: string; locale: Locale; now: Date; className?: string };

/** Renders rich text as visitors see it now. */
export async function RenderedText({ html, locale, now, className }: RenderedTextProps) {
  const [rendered = ""] = await renderTexts([html], locale, now);
  return <RichText html={rendered} className={className} />;
}

export async function renderTexts(htmls: readonly string[], locale: Locale, now: Date): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: "site" });
  const videoLabel = (service: "youtube" | "vimeo") => t(`video.${service}`);
  return renderRichTexts(database(), htmls, { locale, now, videoLabel });
}
