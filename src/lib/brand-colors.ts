import { contrast, hexOf, oklchOf } from "./oklch";

export const defaultBrandColor = "#1e79e4";

/** The product's blues. globals.css declares them as `--brand-…`; what they are used for is in docs/design.md. */
export const defaultBrandColors = {
  50: "#f2f7ff",
  100: "#e2eeff",
  200: "#c4ddff",
  300: "#9bc5fe",
  400: "#5da1fb",
  500: "#1e79e4",
  600: "#136dd3",
  700: "#0858af",
  800: "#0d4689",
  900: "#0f3666",
  950: "#08203f",
  text: "#0b5fbd",
  subtle: "#e9f2ff",
  accent: "#eef3fa",
  "dark-primary": "#136dd3",
  "dark-hover": "#0c61c1",
  "dark-text": "#7db5fd",
  "dark-ring": "#4c97f8",
  "dark-subtle": "#10253f",
  "dark-accent": "#1c2735",
} as const;

export type BrandColor = `${keyof typeof defaultBrandColors}`;
export type BrandColors = Readonly<Record<BrandColor, string>>;

export const brandSteps = [
  "50",
  "100",
  "200",
  "300",
  "400",
  "500",
  "600",
  "700",
  "800",
  "900",
  "950",
] as const satisfies BrandColor[];

type Need = { on: readonly (BrandColor | `#${string}`)[]; ratio: number; move: "lighter" | "darker" };

/** Contrast with the surface that comes closest: the palest or darkest of the page (globals.css), or another of the brand's. */
const needs: { [Name in BrandColor]?: Need } = {
  500: { on: ["#fbfcfd"], ratio: 3, move: "darker" },
  600: { on: ["#ffffff"], ratio: 4.5, move: "darker" },
  700: { on: ["#ffffff", "100"], ratio: 4.5, move: "darker" },
  "dark-primary": { on: ["#ffffff"], ratio: 4.5, move: "darker" },
  "dark-hover": { on: ["#ffffff"], ratio: 4.5, move: "darker" },
  text: { on: ["#e9edf2", "subtle", "accent"], ratio: 4.5, move: "darker" },
  "dark-text": { on: ["#222c39", "dark-subtle", "dark-accent"], ratio: 4.5, move: "lighter" },
  "dark-ring": { on: ["#161d27"], ratio: 3, move: "lighter" },
};

/** Greatest lightness of steps under a brand darker than the buttons, as shares of its own: buttons have its very colour. */
const darkened: { readonly [Name in BrandColor]?: number } = {
  500: 1.06,
  600: 1,
  700: 0.94,
  800: 0.87,
  900: 0.79,
  950: 0.7,
  text: 0.94,
};

/**
 * Derives the look's colours: the lightness of the product's, in the hue and strength of the brand; under a dark brand, its own. Text on
 * them stays readable: steps that carry text are moved until it is, such as those of a yellow.
 */
export function brandColors(brandColor: string): BrandColors {
  const colors: Record<BrandColor, string> = { ...defaultBrandColors };
  if (brandColor === defaultBrandColor) return colors;
  const names = Object.keys(defaultBrandColors).filter(isBrandColor);
  const { lightness } = oklchOf(brandColor);
  const isDark = lightness < oklchOf(defaultBrandColors[600]).lightness;
  for (const name of names) {
    const share = isDark ? darkened[name] : undefined;
    colors[name] = inBrandHue(defaultBrandColors[name], brandColor, share && share * lightness);
  }
  if (isDark) colors[600] = brandColor;
  for (const name of names) {
    const need = needs[name];
    if (!need) continue;
    const surfaces = need.on.map((surface) => (isBrandColor(surface) ? colors[surface] : surface));
    const color = oklchOf(colors[name]);
    const isReadable = () => surfaces.every((surface) => contrast(colors[name], surface) >= need.ratio);
    for (let step = 1; step <= 250 && !isReadable(); step++) {
      const lightness = color.lightness + (need.move === "lighter" ? 0.004 : -0.004) * step;
      colors[name] = hexOf({ ...color, lightness });
    }
  }
  return colors;
}

const standard = oklchOf(defaultBrandColor);

/** Gives one of the product's blues the brand's hue. @param atMost lightness; default: the blue's */
export function inBrandHue(blue: string, brandColor: string, atMost = 1): string {
  if (brandColor === defaultBrandColor) return blue;
  const { lightness, chroma } = oklchOf(blue);
  const brand = oklchOf(brandColor);
  return hexOf({
    lightness: Math.min(lightness, atMost),
    chroma: (chroma * brand.chroma) / standard.chroma,
    hue: brand.hue,
  });
}

function isBrandColor(name: string): name is BrandColor {
  return Object.hasOwn(defaultBrandColors, name);
}
