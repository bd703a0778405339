"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useId } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";
import { useFormScope } from "~/components/form/form-scope";
import { Picture } from "~/components/site/picture";
import { cn } from "~/components/ui/cn";
import { type Image, imageUrl } from "~/lib/images";

type FocalPointFieldProps<V extends FieldValues> = {
  control: Control<V>;
  image: Image;
  /** Focal point: from the left and from the top, 0 to 1. */
  nameX: FieldPathByValue<V, number | null>;
  nameY: FieldPathByValue<V, number | null>;
};

/** Step of an arrow key; with Shift, five times that. */
const STEP = 0.02;

/** Common crops of public pages. */
const crops = ["aspect-video", "aspect-square", "aspect-3/4"];

/** Sets an image's focal point by click or arrow keys. */
export function FocalPointField<V extends FieldValues>({ control, image, nameX, nameY }: FocalPointFieldProps<V>) {
  const t = useTranslations("form");
  const id = useId();
  const { readOnly } = useFormScope();
  const { field: x } = useController({ control, name: nameX });
  const { field: y } = useController({ control, name: nameY });
  const left = shareOf(x.value);
  const top = shareOf(y.value);

  function set(nextX: number, nextY: number) {
    if (readOnly) return;
    x.onChange(within(nextX));
    y.onChange(within(nextY));
  }

  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    set((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }

  function handleKey(event: KeyboardEvent) {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const times = event.shiftKey ? 5 : 1;
    set(left + move[0] * times, top + move[1] * times);
  }

  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className="font-medium text-sm">
        {t("focalPoint")}
      </span>
      <div className="flex flex-wrap items-end gap-3">
        <div
          role="application"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help ${id}-value`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: two sliders in one, moved with the arrow keys
          tabIndex={0}
          onPointerDown={handlePointer}
          onPointerMove={handlePointer}
          onKeyDown={handleKey}
          className="relative w-fit touch-none overflow-hidden rounded-lg bg-muted"
        >
          {/* biome-ignore lint/performance/noImgElement: shown whole, in one of its own widths */}
          <img src={imageUrl(image, 960)} alt="" draggable={false} className="block max-h-72 max-w-full select-none" />
          <span
            aria-hidden
            className="-translate-x-1/2 -translate-y-1/2 absolute size-6 rounded-full border-2 border-white bg-primary/60 shadow-[0_0_0_1px_rgb(0_0_0/0.5)]"
            style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
          />
        </div>
        <div className="flex items-end gap-2">
          {crops.map((shape) => (
            <Picture
              key={shape}
              image={{ ...image, focalX: left, focalY: top }}
              alt=""
              sizes="128px"
              className={cn("h-18 w-auto rounded-md bg-muted object-cover", shape)}
            />
          ))}
        </div>
      </div>
      <p id={`${id}-help`} className="text-muted-foreground text-sm">
        {t("focalPointHelp")}
      </p>
      <span id={`${id}-value`} className="sr-only" aria-live="polite">
        {t("focalPointValue", { x: Math.round(left * 100), y: Math.round(top * 100) })}
      </span>
    </div>
  );
}

function shareOf(value: unknown): number {
  return typeof value === "number" ? value : 0.5;
}

function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}
