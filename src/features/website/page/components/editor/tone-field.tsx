"use client";
import { useTranslations } from "next-intl";
import type { Control } from "react-hook-form";
import { fieldPathTo } from "~/components/fields/language-pair";
import { LookField } from "~/components/fields/look-field";
import { type Tone, tones } from "../../parts/part";
import type { Part } from "../../parts/parts";
import { useEditor } from "./editor-context";
import { TonePicture } from "./kind-picture";

/** How many parts of a page may have a tone that stands out. */
const limits: { readonly [Name in Tone]?: number } = { dark: 2, brand: 1 };

/** Chooses the background of a part. A tone that stands out is off once enough other parts have it. */
export function ToneField<One extends Part>({ control, part }: { control: Control<One>; part: One }) {
  const t = useTranslations("page.parts");
  const { parts } = useEditor();
  const withTone = (tone: Tone) => parts.filter((other) => other.id !== part.id && other.tone === tone);
  const full = tones.filter((tone) => part.tone !== tone && withTone(tone).length >= (limits[tone] ?? Number.POSITIVE_INFINITY));
  const reasons = full.map((tone) => {
    const kinds = withTone(tone).map(({ kind }) => t(`kinds.${kind}`));
    return t("toneIsFull", { tone: t(`tones.${tone}`), parts: kinds.join(", ") });
  });
  return (
    <LookField
      control={control}
      name={fieldPathTo<string | number | null | undefined, One>(control, "tone")}
      description={reasons.length > 0 ? reasons.join(" ") : undefined}
      options={tones.map((value) => ({
        value,
        label: t(`tones.${value}`),
        picture: <TonePicture tone={value} hasBox={part.kind === "callToAction"} />,
        isOff: full.includes(value),
      }))}
    />
  );
}
