"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useElementSize } from "~/components/preview/use-element-size";
import { useLivePreview } from "~/components/preview/use-live-preview";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import type { SettingControl } from "./setting-control";

/** Width of the page in the frame, in pixels. */
const PAGE_WIDTH = 1280;

const themes = ["light", "dark"] as const;

/** Shows the home page in a frame, with the settings as they are typed. */
export function SitePreview({ control, className }: { control: SettingControl; className: string }) {
  const t = useTranslations("setting.preview");
  const locale = useLocale();
  const values = useWatch({ control });
  const area = useRef<HTMLDivElement>(null);
  const { size, isShown } = useElementSize(area);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [theme, setTheme] = useState<(typeof themes)[number]>("light");
  const { state, count } = useLivePreview({
    path: "/admin/setting",
    recordId: 1,
    locale,
    values,
    frame: isShown ? frame : null,
  });
  const scale = size === null ? 1 : Math.min(1, size.width / PAGE_WIDTH);

  // Each shown page has the theme of the back office.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each shown page
  useEffect(() => {
    frame?.contentDocument?.documentElement.classList.toggle("dark", theme === "dark");
  }, [frame, count, theme]);

  useEffect(() => {
    const page = frame?.contentDocument;
    if (!page) return;
    const ended = new AbortController();
    for (const name of ["click", "submit", "auxclick", "dragstart"])
      page.addEventListener(name, stop, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [frame]);

  return (
    <section aria-label={t("preview")} className="grid min-w-0 gap-2">
      <fieldset aria-label={t("theme")} className="flex w-fit gap-1 rounded-lg bg-muted p-1">
        {themes.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={theme === one ? "outline" : "ghost"}
            aria-pressed={theme === one}
            onClick={() => setTheme(one)}
          >
            {t(one)}
          </Button>
        ))}
      </fieldset>
      <div
        ref={area}
        className={cn("relative overflow-hidden rounded-xl border border-border bg-background shadow-sm", className)}
      >
        {size && (
          <iframe
            title={t("preview")}
            tabIndex={-1}
            srcDoc="<!doctype html><title></title>"
            onLoad={({ currentTarget }) => setFrame(currentTarget)}
            className={count === 0 ? "invisible border-0" : "origin-top-left border-0"}
            style={{ width: PAGE_WIDTH, height: size.height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
      <p role="status" className="text-muted-foreground text-sm">
        {t(state === "failed" || state === "missing" ? "previewFailed" : "previewHelp")}
      </p>
    </section>
  );
}

/** Keeps the frame at its page. Menus still open. */
function stop(event: Event): void {
  if (!(event.target instanceof Node) || !event.target.parentElement?.closest("summary")) event.preventDefault();
}
