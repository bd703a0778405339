import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stages } from "~/lib/stages";
import tailwind from "../../tailwind.config";

const css = readFileSync(new URL("./globals.css", import.meta.url), "utf8");

/** Returns the colours that a block of globals.css declares, by name. */
function tokens(selector: string) {
  const [, block = ""] = new RegExp(`^ *${selector.replace(".", "\\.")} \\{([^}]*)\\}`, "m").exec(css) ?? [];
  return new Map([...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map((match) => [match[1] ?? "", match[2] ?? ""]));
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

it.each(["50", "100", "200", "300"] as const)("keeps primary-%s readable on the dark band", (step) => {
  const { primary } = tailwind.theme.extend.colors;
  expect(contrast(primary[step], primary[950])).toBeGreaterThanOrEqual(4.5);
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
