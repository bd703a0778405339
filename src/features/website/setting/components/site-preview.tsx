"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useElementSize } from "~/components/preview/use-element-size";
import { useLivePreview } from "~/components/preview/use-live-preview";
import { Button } from "~/components/ui/button";
import { cn } from "~/components/ui/cn";
import { api } from "~/trpc/client";
import type { SettingControl } from "./setting-control";

/** Width of the page in the frame, in pixels. */
const DESKTOP_WIDTH = 1280;
/** In a narrower area, in pixels, the page of a desktop could not be read, and that of a phone is shown. */
const MIN_DESKTOP_AREA = 400;

const themes = ["light", "dark"] as const;

const pageNames = ["home", "article", "job"] as const;

type SitePreviewProps = {
  control: SettingControl;
  /** Offers an article and a job beside the home page. */
  hasSamples?: boolean;
  className: string;
};

/** Shows a public page in a frame, with the settings as they are typed. */
export function SitePreview({ control, hasSamples = false, className }: SitePreviewProps) {
  const t = useTranslations("setting.preview");
  const locale = useLocale();
  const values = useWatch({ control });
  const area = useRef<HTMLDivElement>(null);
  const { size, isShown } = useElementSize(area);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [theme, setTheme] = useState<(typeof themes)[number]>("light");
  const { data: samples } = api.website.setting.samplePages.useQuery({ locale }, { enabled: hasSamples });
  const pages = pageNames.flatMap((name) => {
    const at = name === "home" ? "/" : samples?.[name];
    return at ? [{ name, at }] : [];
  });
  const [shownPage, setShownPage] = useState<(typeof pageNames)[number]>("home");
  const { state, count } = useLivePreview({
    path: "/admin/setting",
    recordId: 1,
    locale,
    values,
    at: pages.find(({ name }) => name === shownPage)?.at,
    frame: isShown ? frame : null,
  });
  const width = hasSamples && size && size.width < MIN_DESKTOP_AREA ? size.width : DESKTOP_WIDTH;
  const scale = size === null ? 1 : Math.min(1, size.width / width);

  // A loaded page starts in the back office's theme: apply the chosen one.
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
      <div className="flex flex-wrap justify-between gap-2">
        <Choices
          label={t("theme")}
          options={themes.map((value) => ({ value, label: t(value) }))}
          value={theme}
          onChange={setTheme}
        />
        {pages.length > 1 && (
          <Choices
            label={t("page")}
            options={pages.map(({ name }) => ({ value: name, label: t(name) }))}
            value={shownPage}
            onChange={setShownPage}
          />
        )}
      </div>
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
            style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
      <p role="status" className="text-muted-foreground text-sm">
        {t(state === "failed" || state === "missing" ? "previewFailed" : "previewHelp")}
      </p>
    </section>
  );
}

type ChoicesProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

function Choices<Value extends string>({ label, options, value, onChange }: ChoicesProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex w-fit gap-1 rounded-lg bg-muted p-1">
      {options.map((option) => (
        <Button
          key={option.value}
          size="sm"
          variant={value === option.value ? "outline" : "ghost"}
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </fieldset>
  );
}

/** Keeps the frame at its page. Menus still open. */
function stop(event: Event): void {
  if (!(event.target instanceof Node) || !event.target.parentElement?.closest("summary")) event.preventDefault();
}
