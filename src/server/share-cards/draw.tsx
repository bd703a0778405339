import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og.js";
import sharp, { type OverlayOptions } from "sharp";
import { inBrandHue } from "~/lib/brand-colors";
import { SHARE_HEIGHT, SHARE_WIDTH } from "~/lib/images";
import type { Font } from "~/lib/look";
import { cropAround } from "~/server/files/crop";
import type { ShareCard } from "./card";
import type { CardImages } from "./share-cards";

const margin = 72;
const pictureWidth = 456;
const logoSize = { width: 320, height: 72 };

/** Draws a card. @returns a JPEG of 1200 × 630 */
export async function drawShareCard(card: ShareCard, { logo, picture }: CardImages): Promise<Uint8Array> {
  const right = SHARE_WIDTH - pictureWidth;
  const layers: OverlayOptions[] = [];
  if (picture && card.picture) {
    const size = { width: pictureWidth, height: SHARE_HEIGHT };
    layers.push({ input: await (await cropAround(picture, card.picture, size)).toBuffer(), left: right, top: 0 });
  }
  if (logo)
    layers.push({
      input: await sharp(logo)
        .resize({ ...logoSize, fit: "inside" })
        .png()
        .toBuffer(),
      left: margin,
      top: margin,
    });
  layers.push({ input: await drawTexts(card, logo !== null, picture !== null) });
  return sharp(Buffer.from(ground(picture === null, card.look.brandColor)))
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

async function drawTexts({ siteName, section, title, look }: ShareCard, hasLogo: boolean, hasPicture: boolean): Promise<Buffer> {
  const fontSize = title.length > 70 ? 50 : title.length > 32 ? 60 : 72;
  const width = SHARE_WIDTH - margin * 2 - (hasPicture ? pictureWidth - margin / 3 : 0);
  const texts = (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: `${margin}px ${margin}px ${margin - 8}px`,
        color: "#ffffff",
        fontFamily: "Inter",
      }}
    >
      <div style={{ display: "block", lineClamp: 1, width, fontSize: 30, fontWeight: 500 }}>{hasLogo ? "" : siteName}</div>
      <div style={{ display: "flex", flexDirection: "column", width }}>
        {section !== "" && (
          <div
            style={{
              marginBottom: 20,
              fontSize: 26,
              fontWeight: 500,
              color: inBrandHue("#9cc7fb", look.brandColor),
              display: "flex",
            }}
          >
            {section}
          </div>
        )}
        <div
          style={{
            display: "block",
            lineClamp: fontSize === 72 ? 3 : 4,
            fontSize,
            fontFamily: look.font === "inter" ? "Inter" : "Title, Inter",
            fontWeight: 700,
            lineHeight: 1.22,
            letterSpacing: "-0.022em",
            wordBreak: "break-word",
          }}
        >
          {title}
        </div>
      </div>
    </div>
  );
  const image = new ImageResponse(texts, { width: SHARE_WIDTH, height: SHARE_HEIGHT, fonts: await cardFonts(look.font) });
  return Buffer.from(await image.arrayBuffer());
}

/** Reading of each font. */
const fontFiles = new Map<string, Promise<Buffer>>();

/** Reads the fonts of a card. Inter is always among them: it has letters that fonts of titles lack. */
async function cardFonts(font: Font) {
  const titles = font === "inter" ? [] : [{ name: "Title", weight: 700, data: await fontFile(font) } as const];
  const inter = ([500, 700] as const).map(async (weight) => ({ name: "Inter", weight, data: await fontFile(weight) }) as const);
  return [...titles, ...(await Promise.all(inter))];
}

function fontFile(name: Font | 500 | 700): Promise<Buffer> {
  const file = path.resolve("src/generated/fonts", `card-${name}.ttf`);
  const read = fontFiles.get(file) ?? readFile(file);
  fontFiles.set(file, read);
  return read;
}

function ground(hasArches: boolean, brandColor: string): string {
  const inHue = (blue: string) => inBrandHue(blue, brandColor);
  const arches = Array.from({ length: 9 }, (_, index) => {
    const radius = 302 - index * 29;
    const path = `M${896 - radius} 640V356a${radius} ${radius} 0 0 1 ${radius * 2} 0V640`;
    return `<path d="${path}" opacity="${(0.08 + index * 0.05).toFixed(2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
<defs><linearGradient id="ground" x1="0" y1="0" x2="0.9" y2="1">
<stop offset="0" stop-color="${inHue("#0d4a94")}"/><stop offset="0.55" stop-color="${inHue("#0a3469")}"/><stop offset="1" stop-color="${inHue("#071f3f")}"/>
</linearGradient></defs>
<rect width="100%" height="100%" fill="url(#ground)"/>
${hasArches ? `<g fill="none" stroke="${inHue("#4f9bf5")}" stroke-width="2">${arches.join("")}</g>` : ""}
</svg>`;
}
