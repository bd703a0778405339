"use client";
import { CircleCheck, Info, Pipette } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FieldFrame, useField } from "~/components/fields/field";
import { textOf } from "~/components/fields/text-field";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { toastError } from "~/components/ui/toaster";
import { brandColors, brandSteps } from "~/lib/brand-colors";
import { color } from "~/lib/fields";
import { defaultLook } from "~/lib/look";
import { mainColor } from "~/lib/main-color";
import { formatNumber } from "~/lib/numbers";
import { contrast } from "~/lib/oklch";
import { api } from "~/trpc/client";
import type { SettingControl } from "./setting-control";

/** Pages of the light and the dark theme (globals.css). */
const grounds = { light: "#fbfcfd", dark: "#0b0f15" };

/** Side of the square in which a logo's pixels are counted. */
const SAMPLE = 64;

/** A colour that is typed, picked, or taken from the logo, with the steps that are made of it and their contrast. */
export function BrandColorField({ control }: { control: SettingControl }) {
  const t = useTranslations("setting.look");
  const { field, aria, readOnly, ...frame } = useField(control, "brandColor", { description: t("brandColorHelp") });
  const typed = textOf(field.value);
  const valid = color.safeParse(typed).data;
  // Half a colour keeps the last whole one.
  const [shown, setShown] = useState(valid ?? defaultLook.brandColor);
  if (valid !== undefined && valid !== shown) setShown(valid);
  return (
    <FieldFrame {...frame} description={t("brandColorHelp")}>
      <div className="flex flex-wrap gap-2">
        <input
          type="color"
          aria-label={t("pickColor")}
          value={shown}
          disabled={readOnly}
          onChange={field.onChange}
          onBlur={field.onBlur}
          className="h-9 w-11 shrink-0 rounded-md border border-input bg-card p-1"
        />
        <Input
          {...aria}
          ref={field.ref}
          readOnly={readOnly}
          value={typed}
          onChange={field.onChange}
          onBlur={field.onBlur}
          spellCheck={false}
          autoComplete="off"
          className="max-w-36 font-mono"
        />
        {!readOnly && <LogoColorButton onFound={field.onChange} />}
      </div>
      {valid === undefined && (
        <p role="status" className="text-sm text-warning-text">
          {t("noColor")}
        </p>
      )}
      <BrandSteps brandColor={shown} />
    </FieldFrame>
  );
}

function LogoColorButton({ onFound }: { onFound: (color: string) => void }) {
  const t = useTranslations("setting.look");
  const { data: url } = api.website.setting.logoUrl.useQuery();
  if (!url) return null;

  async function takeColor(source: string) {
    const color = await colorIn(source).catch(() => null);
    if (color) onFound(color);
    else toastError(t("noLogoColor"));
  }

  return (
    <Button variant="outline" onClick={() => void takeColor(url)}>
      <Pipette aria-hidden />
      {t("fromLogo")}
    </Button>
  );
}

async function colorIn(url: string): Promise<string | null> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SAMPLE;
  canvas.height = SAMPLE;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.drawImage(image, 0, 0, SAMPLE, SAMPLE);
  return mainColor(context.getImageData(0, 0, SAMPLE, SAMPLE).data);
}

function BrandSteps({ brandColor }: { brandColor: string }) {
  const t = useTranslations("setting.look");
  const colors = brandColors(brandColor);
  const pairs = [
    { label: t("onColor"), text: "#ffffff", on: brandColor },
    { label: t("onButtons"), text: "#ffffff", on: colors[600] },
    { label: t("links"), text: colors.text, on: grounds.light },
    { label: t("linksDark"), text: colors["dark-text"], on: grounds.dark },
  ];
  return (
    <div className="mt-2 grid gap-4">
      <div>
        <div role="img" aria-label={t("steps")} className="flex h-8 overflow-hidden rounded-md border border-border">
          {brandSteps.map((step) => (
            <span key={step} className="flex-1" style={{ background: colors[step] }} />
          ))}
        </div>
        <p aria-hidden className="mt-1 flex text-center text-2xs text-muted-foreground tabular-nums max-sm:hidden">
          {brandSteps.map((step) => (
            <span key={step} className="flex-1">
              {step}
            </span>
          ))}
        </p>
        <p className="mt-1 text-muted-foreground text-xs">{t("stepsHelp")}</p>
      </div>
      <ul aria-label={t("contrast")} className="grid gap-2">
        {pairs.map(({ label, text, on }) => (
          <li key={label} className="flex items-center gap-3 text-sm">
            <span
              aria-hidden
              className="grid h-7 w-14 shrink-0 place-items-center rounded-md border border-border font-medium before:content-['Aa']"
              style={{ color: text, background: on }}
            />
            <span className="min-w-0 flex-1">{label}</span>
            <Ratio value={contrast(text, on)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A low contrast is no error of the person: texts take another step of the colour. */
function Ratio({ value }: { value: number }) {
  const t = useTranslations("setting.look");
  const locale = useLocale();
  const isEnough = value >= 4.5;
  const Icon = isEnough ? CircleCheck : Info;
  return (
    <span
      className={`flex shrink-0 items-center gap-1.5 tabular-nums ${isEnough ? "text-success-text" : "text-muted-foreground"}`}
    >
      <Icon aria-hidden className="size-4" />
      {t("ratio", { ratio: formatNumber(Math.floor(value * 10) / 10, locale) })}
      {!isEnough && <span className="sr-only">{t("low")}</span>}
    </span>
  );
}
