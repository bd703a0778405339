"use client";
import { useTranslations } from "next-intl";
import type { KeyboardEvent, MouseEvent } from "react";
import type { z } from "zod";
import { FieldFrame, useField } from "~/components/form/field";
import type { FormControl } from "~/components/form/form-values";
import { Picture } from "~/components/site/picture";
import { Button } from "~/components/ui/button";
import type { Image } from "~/lib/images";
import type { mediaSchema } from "../schema";

/** How far an arrow key moves the point, and how far with Shift. */
const STEP = 0.01;
const BIG_STEP = 0.1;

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The shapes that a page may cut an image to. */
const crops = [
  { shape: "wide", className: "aspect-video h-16" },
  { shape: "square", className: "aspect-square h-16" },
  { shape: "tall", className: "aspect-3/4 h-16" },
] as const;

type FocalPointFieldProps = { control: FormControl<z.input<typeof mediaSchema>>; image: Image };

/** The point of an image that stays in sight however it is cropped: set by a click on it, or with the arrow keys. */
export function FocalPointField({ control, image }: FocalPointFieldProps) {
  const t = useTranslations("media");
  const x = useField(control, "focalX", { label: t("focalPoint"), description: t("focalPointHelp"), required: false });
  const y = useField(control, "focalY", {});
  const point = { focalX: x.field.value ?? 0.5, focalY: y.field.value ?? 0.5 };
  const percent = { x: Math.round(point.focalX * 100), y: Math.round(point.focalY * 100) };

  function moveTo(focalX: number, focalY: number) {
    x.field.onChange(within(focalX));
    y.field.onChange(within(focalY));
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Enter and the space bar click without a place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    moveTo((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? BIG_STEP : STEP;
    moveTo(point.focalX + direction[0] * step, point.focalY + direction[1] * step);
  }

  return (
    <FieldFrame
      id={x.id}
      label={x.label}
      error={x.error ?? y.error}
      description={x.readOnly ? undefined : t("focalPointHelp")}
      wide
    >
      <div className="flex flex-wrap items-end gap-4">
        <div className="relative w-fit max-w-full overflow-hidden rounded-lg border border-border bg-muted">
          <Picture
            image={image}
            alt=""
            sizes="(min-width: 768px) 400px, 90vw"
            className="h-auto max-h-72 w-auto max-w-full"
            eager
          />
          <button
            type="button"
            {...x.aria}
            ref={x.field.ref}
            disabled={x.readOnly}
            aria-label={t("focalPointAt", percent)}
            aria-live="polite"
            onClick={handleClick}
            onKeyDown={handleKeyDown}
            onBlur={x.field.onBlur}
            className="absolute inset-0 cursor-crosshair rounded-lg focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring disabled:cursor-default"
          >
            <span
              aria-hidden
              style={{ left: `${percent.x}%`, top: `${percent.y}%` }}
              className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.6),inset_0_0_0_1px_rgb(0_0_0/0.6)] after:absolute after:inset-0 after:m-auto after:size-1.5 after:rounded-full after:bg-white after:shadow-[0_0_0_1px_rgb(0_0_0/0.6)]"
            />
          </button>
        </div>
        <div className="grid gap-2">
          <div className="flex items-end gap-2">
            {crops.map(({ shape, className }) => (
              <Picture
                key={shape}
                image={{ ...image, ...point }}
                alt=""
                sizes="120px"
                className={`rounded-md border border-border object-cover ${className}`}
              />
            ))}
          </div>
          {!x.readOnly && (
            <Button variant="outline" size="sm" className="justify-self-start" onClick={() => moveTo(0.5, 0.5)}>
              {t("center")}
            </Button>
          )}
        </div>
      </div>
    </FieldFrame>
  );
}

/** Inside the image, and to the hundredth: nobody points more finely. */
function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
