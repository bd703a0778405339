"use client";

import { buttonLink } from "~/components/site/button-link";
import { type Locale, localeCookie, localePath } from "~/i18n/routing";
import { isChunkError } from "~/lib/chunk-error";

/**
 * Crash texts in both languages as JSON, inserted by the build (`define` in next.config.js): no translations are available here.
 */
declare const CRASH_TEXTS: string;

type CrashTexts = Record<"title" | "text" | "chunkTitle" | "chunkText" | "retry" | "home", string>;

/** Shows an error outside of the back office. */
export function CrashPage({ error }: { error: Error }) {
  const locale = document.cookie.includes(`${localeCookie}=vi`) ? "vi" : "en";
  const languages: Record<Locale, CrashTexts> = JSON.parse(CRASH_TEXTS);
  const texts = languages[locale];
  const isChunk = isChunkError(error);
  return (
    <div lang={locale} className="grid max-w-lg justify-items-start gap-4 p-5">
      <h1 className="font-semibold text-2xl">{isChunk ? texts.chunkTitle : texts.title}</h1>
      <p className="text-muted-foreground">{isChunk ? texts.chunkText : texts.text}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="button" className={buttonLink("solid")} onClick={() => window.location.reload()}>
          {texts.retry}
        </button>
        <a href={localePath(locale, "/")} className={buttonLink("outline")}>
          {texts.home}
        </a>
      </p>
    </div>
  );
}
