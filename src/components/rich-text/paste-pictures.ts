import { type PastedPicture, pastedPicture } from "~/components/rich-text/pasted-picture";
import { IMAGE_ACCEPT } from "~/lib/files";
import { isImageUrl } from "~/lib/images";

/**
 * Extracts pictures from pasted HTML: keeps the library's, collects those with bytes for upload, removes others.
 * @param files clipboard files beside the HTML. Word and Excel may add a picture of the text itself, so files are matched to
 * pictures only when their counts are equal or there is no text
 * @returns `missing`: number of removed pictures
 */
export async function takePictures(
  body: HTMLElement,
  files: readonly File[],
): Promise<{ pictures: PastedPicture[]; missing: number }> {
  const images = [...body.querySelectorAll("img")];
  const foreign = images.filter((image) => !keepOwn(image));
  const found = await Promise.all(foreign.map(fileOf));
  const isFor = (count: number) => files.length === count && (count > 1 || body.textContent?.trim() === "");
  const spare = isFor(found.filter((file) => file === null).length) ? [...files] : [];
  const pictures: PastedPicture[] = [];
  let missing = 0;
  for (const [index, image] of foreign.entries()) {
    const file = found[index] ?? spare.shift();
    if (file) {
      const picture = pastedPicture(file);
      pictures.push(picture);
      image.removeAttribute("srcset");
      image.src = picture.url;
    } else {
      if (!isInvisible(image)) missing += 1;
      image.remove();
    }
  }
  return { pictures, missing };
}

/** Keeps an image of this site's library. Browsers copy its URL with the origin. */
function keepOwn(image: HTMLImageElement): boolean {
  const withoutOrigin = (name: string) => (image.getAttribute(name) ?? "").replaceAll(`${location.origin}/`, "/");
  const src = withoutOrigin("src");
  if (!isImageUrl(src) || !image.hasAttribute("data-media-id")) return false;
  image.setAttribute("src", src);
  if (image.srcset) image.setAttribute("srcset", withoutOrigin("srcset"));
  return true;
}

async function fileOf(image: HTMLImageElement): Promise<File | null> {
  const address = image.getAttribute("src") ?? "";
  const [, type = "", data = ""] = /^data:(image\/[a-z]+);base64,([\w+/=\s%]+)$/i.exec(address) ?? [];
  if (data && isAccepted(type)) {
    const bytes = decode(data);
    return bytes && new File([bytes], nameOf(type), { type });
  }
  if (!address.startsWith("blob:")) return null;
  const blob = await redraw(address);
  return blob && new File([blob], nameOf(blob.type), { type: blob.type });
}

function isAccepted(type: string): boolean {
  return IMAGE_ACCEPT.split(",").includes(type.toLowerCase());
}

function nameOf(type: string): string {
  return `image.${type.replace(/^.*\//, "")}`;
}

function decode(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(decodeURIComponent(base64)), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Reads the picture of a blob URL by drawing it: the page's policy forbids fetching such URLs. */
async function redraw(url: string): Promise<Blob | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Detects tracking pixels and spacers. */
function isInvisible(image: HTMLImageElement): boolean {
  return [image.getAttribute("width"), image.getAttribute("height")].some((side) => side !== null && Number(side) <= 2);
}
