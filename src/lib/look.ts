import { brandColors, defaultBrandColor } from "./brand-colors";

export const fonts = ["inter", "be-vietnam", "source-serif"] as const;
export type Font = (typeof fonts)[number];

export const corners = ["square", "soft", "round"] as const;
export type Corners = (typeof corners)[number];

/** How the company's public pages look. */
export type Look = { brandColor: string; font: Font; corners: Corners };

export const defaultLook: Look = { brandColor: defaultBrandColor, font: "inter", corners: "soft" };

export function isFont(name: string): name is Font {
  return fonts.some((font) => font === name);
}

export function isCorners(name: string): name is Corners {
  return corners.some((one) => one === name);
}

/** Columns of the settings from which `lookOf` reads. */
export const lookSelect = { brandColor: true, font: true, corners: true } as const;

/** Reads a stored look; unknown values are the product's. */
export function lookOf({ brandColor, font, corners }: Record<keyof typeof lookSelect, string>): Look {
  return {
    brandColor: /^#[\da-f]{6}$/.test(brandColor) ? brandColor : defaultLook.brandColor,
    font: isFont(font) ? font : defaultLook.font,
    corners: isCorners(corners) ? corners : defaultLook.corners,
  };
}

const system = "ui-sans-serif,system-ui,sans-serif";

const beVietnam = `"Be Vietnam Pro","Be Vietnam Pro fallback",${system}`;

/** Families of running text and titles. The serif is for titles, beside the device's own font. */
export const fontFamilies: Record<Font, { text: string; title: string }> = {
  inter: { text: `Inter,"Inter fallback",${system}`, title: "inherit" },
  "be-vietnam": { text: beVietnam, title: "inherit" },
  "source-serif": { text: system, title: '"Source Serif","Source Serif fallback",ui-serif,serif' },
};

/** Radii by the names in tailwind.config.ts, in rem; globals.css has the soft ones. A round button's ends are half circles. */
export const radii: Record<Corners, Readonly<Record<string, number>>> = {
  square: { sm: 0, md: 0, lg: 0, xl: 0, "2xl": 0, picture: 0, panel: 0 },
  soft: { sm: 0.25, md: 0.5, lg: 0.625, xl: 0.875, "2xl": 1.25, picture: 0.75, panel: 3.5 },
  round: { sm: 0.5, md: 1, lg: 1.5, xl: 1.5, "2xl": 2, picture: 1.25, panel: 3.5 },
};

/** Builds the CSS of a look that differs from the product's, else an empty text. It precedes or follows the style sheet. */
export function lookCss(look: Look): string {
  const values: [name: string, value: string][] = [];
  if (look.brandColor !== defaultLook.brandColor)
    for (const [name, color] of Object.entries(brandColors(look.brandColor))) values.push([`brand-${name}`, color]);
  if (look.corners !== defaultLook.corners)
    for (const [name, radius] of Object.entries(radii[look.corners])) values.push([`corner-${name}`, `${radius}rem`]);
  if (look.font !== defaultLook.font) {
    const { text, title } = fontFamilies[look.font];
    values.push(["font-text", text], ["font-title", title]);
  }
  return values.length === 0 ? "" : `html:root{${values.map(([name, value]) => `--${name}:${value}`).join(";")}}`;
}
