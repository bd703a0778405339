"use client";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { FieldFrame, useField } from "~/components/fields/field";
import { textOf } from "~/components/fields/text-field";
import { Input } from "~/components/ui/input";
import { brandColors, brandSteps } from "~/lib/brand-colors";
import { color } from "~/lib/fields";
import { defaultLook } from "~/lib/look";
import { formatNumber } from "~/lib/numbers";
import { contrast } from "~/lib/oklch";
import type { SettingControl } from "./setting-control";

/** Pages of the light and the dark theme (globals.css). */
const grounds = { light: "#fbfcfd", dark: "#0b0f15" };

/** A colour that is typed or picked, with the steps that are made of it and their contrast. */
export function BrandColorField({ control }: { control: SettingControl }) {
  const t = useTranslations("setting.look");
  const { field, aria, readOnly, ...frame } = useField(control, "brandColor", { description: t("brandColorHelp") });
  const typed = textOf(field.value);
  const shown = color.safeParse(typed).data ?? defaultLook.brandColor;
  return (
    <FieldFrame {...frame} description={t("brandColorHelp")}>
      <div className="flex gap-2">
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
      </div>
      <BrandSteps brandColor={shown} />
    </FieldFrame>
  );
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
  const Icon = isEnough ? CircleCheck : TriangleAlert;
  return (
    <span className={`flex shrink-0 items-center gap-1.5 tabular-nums ${isEnough ? "text-success-text" : "text-warning-text"}`}>
      <Icon aria-hidden className="size-4" />
      {t("ratio", { ratio: formatNumber(Math.floor(value * 10) / 10, locale) })}
      {!isEnough && <span className="sr-only">{t("low")}</span>}
    </span>
  );
}
