import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BrandColors, brandColors, brandSteps, defaultBrandColor, defaultBrandColors } from "~/lib/brand-colors";
import { oklchOf } from "~/lib/oklch";
import { stages } from "~/lib/stages";

const css = ["globals.css", "site.css"].map((file) => readFileSync(new URL(`./${file}`, import.meta.url), "utf8")).join("");

/** Returns the colours that a block of the style sheets declares, by name. @param brand replaces the product's blues */
function tokens(selector: string, brand: BrandColors = defaultBrandColors) {
  const [, block = ""] = new RegExp(`^ *${selector.replace(".", "\\.")} \\{([^}]*)\\}`, "m").exec(css) ?? [];
  const byStep = new Map<string, string>(Object.entries(brand));
  const declared = block.matchAll(/--([\w-]+): (?:(#[\da-f]{6})|var\(--brand-([\w-]+)\)|theme\("colors\.primary\.(\d+)"\));/g);
  return new Map([...declared].map(([, name = "", hex, step, scale]) => [name, hex ?? byStep.get(step ?? scale ?? "") ?? ""]));
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string) {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ["background", "card", "popover", "muted", "secondary", "accent"];
const tones = ["primary", "success", "warning", "destructive"];
const text: [text: string, on: string][] = [
  ...surfaces.flatMap((on): [string, string][] => [
    ["foreground", on],
    ["muted-foreground", on],
    ["primary-text", on],
    ["destructive-text", on],
  ]),
  ...["card", "popover", "secondary", "accent"].map((name): [string, string] => [`${name}-foreground`, name]),
  ...tones.flatMap((name): [string, string][] => [
    [`${name}-foreground`, name],
    [`${name}-foreground`, `${name}-hover`],
    [`${name}-text`, `${name}-subtle`],
    [`${name}-text`, "background"],
    [`${name}-text`, "card"],
    ["foreground", `${name}-subtle`],
  ]),
  ["sidebar-foreground", "sidebar"],
  ["sidebar-muted", "sidebar"],
  ["sidebar-foreground", "sidebar-accent"],
  ["sidebar-accent-foreground", "sidebar-accent"],
];
const outlines: [line: string, on: string][] = ["background", "card", "popover"].flatMap((on): [string, string][] => [
  ["input", on],
  ["ring", on],
]);

/** Texts on the bands and cards of the brand, and on what is marked in search results. */
const onBrand: [text: string, on: string][] = [
  ...["50", "100", "200", "300"].flatMap((step): [string, string][] => [
    [step, "950"],
    [step, "900"],
  ]),
  ...["700", "800", "950"].map((step): [string, string] => ["#ffffff", step]),
  ...["#ffffff", "100"].map((step): [string, string] => ["950", step]),
  ...["700", "800"].map((step): [string, string] => ["100", step]),
  ["#121922", "200"],
  ["#e9edf2", "800"],
];

describe("a company's colour", () => {
  /** Lists the pairs of text and surface that can't be read with a brand colour, and outlines that can't be seen. */
  function unreadable(brandColor: string): string[] {
    const brand = brandColors(brandColor);
    const byName = new Map<string, string>(Object.entries(brand));
    const ofTheme = [":root", ".dark"].flatMap((theme) => {
      const colour = new Map([...tokens(":root", brand), ...tokens(theme, brand)]);
      const below = (pairs: typeof text, least: number) =>
        pairs.filter(([a, b]) => contrast(colour.get(a) ?? "", colour.get(b) ?? "") < least);
      return [...below(text, 4.5), ...below(outlines, 3)].map((pair) => [theme, ...pair].join(" "));
    });
    const ofBands = [".on-dark", ".on-brand"].flatMap((band) => {
      const colour = new Map([...tokens(".dark", brand), ...tokens(band, brand)]);
      const pairs = text.filter(
        ([a, b]) => /^(?:foreground|muted-foreground|primary)/.test(a) && !/^(?:success|warning|dest|pop)/.test(b),
      );
      return pairs
        .filter(([a, b]) => contrast(colour.get(a) ?? "", colour.get(b) ?? "") < 4.5)
        .map((pair) => [band, ...pair].join(" "));
    });
    const ofSteps = onBrand
      .filter((pair) => {
        const [a = "", b = ""] = pair.map((name) => byName.get(name) ?? name);
        return contrast(a, b) < 4.5;
      })
      .map((pair) => pair.join(" on "));
    return [...ofTheme, ...ofBands, ...ofSteps];
  }

  it.each(["#000000", "#ffffff", "#ffd400", "#ffff00", "#00ff00", "#0000ff", "#ff0000", "#808080", defaultBrandColor])(
    "keeps every text readable in both themes: %s",
    (color) => expect(unreadable(color)).toEqual([]),
  );

  it("keeps every text readable with 500 random colours", () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(color, (one) => {
        expect(unreadable(one)).toEqual([]);
      }),
      { numRuns: 500, seed: 500 },
    );
  });

  it.each(["#9b1c31", "#0b2545", "#3d0c02"])("gives buttons the very colour of a dark brand: %s", (color) => {
    const brand = brandColors(color);
    expect(brand[600]).toBe(color);
    const [most, ...others] = brandSteps.map((step) => oklchOf(brand[step]).lightness);
    others.reduce((before, lightness) => {
      expect(lightness).toBeLessThan(before);
      return lightness;
    }, most ?? 0);
  });

  it("takes the product's blues from the style sheet without one", () => {
    const declared = [...tokens(":root")].filter(([name]) => name.startsWith("brand-"));
    expect(Object.fromEntries(declared.map(([name, color]) => [name.slice("brand-".length), color]))).toEqual(
      brandColors(defaultBrandColor),
    );
  });
});

describe.each([
  [":root", 0],
  [".dark", -1],
])("colours of stages on %s", (selector, which) => {
  const stageColors = readFileSync(new URL("../features/career/stage/components/stage-colors.css", import.meta.url), "utf8");
  const colour = tokens(selector);

  it.each(stages)("keeps %s readable on its badge and on other surfaces", (stage) => {
    const blocks = [...stageColors.matchAll(new RegExp(`\\[data-stage="${stage}"\\] \\{([^}]*)\\}`, "g"))];
    const block = blocks.at(which)?.[1] ?? "";
    const colourOf = (name: string) => {
      const [, token, hex] = new RegExp(`--${name}: (?:var\\(--([\\w-]+)\\)|(#[\\da-f]{6}));`).exec(block) ?? [];
      return hex ?? colour.get(token ?? "") ?? "";
    };
    expect(contrast(colourOf("stage"), colourOf("stage-subtle"))).toBeGreaterThanOrEqual(4.5);
    for (const surface of ["background", "card", "popover", "muted"])
      expect(contrast(colourOf("stage"), colour.get(surface) ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([":root", ".dark"])("colours of %s", (selector) => {
  const colour = tokens(selector);
  const ratio = (a: string, b: string) => contrast(colour.get(a) ?? "", colour.get(b) ?? "");

  it.each(text)("keeps %s readable on %s", (a, b) => expect(ratio(a, b)).toBeGreaterThanOrEqual(4.5));
  it.each(outlines)("keeps %s visible on %s", (a, b) => expect(ratio(a, b)).toBeGreaterThanOrEqual(3));
});
