import { type PastedPicture, pastedPicture } from "~/components/rich-text/pasted-picture";
import { IMAGE_ACCEPT } from "~/lib/files";
import { isImageUrl } from "~/lib/images";

/**
 * Takes the pictures out of pasted HTML: those of the library stay, those whose bytes are at hand are to be uploaded, the others go.
 * @param files the clipboard's files beside the HTML. Beside words there can be a picture of the words, as Word and Excel put one
 * there, so the files stand for pictures only where there are as many, or no words
 * @returns `missing`: how many pictures were removed
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

/** Whether an image is of this site's library; a browser copies its address with the name of the site. */
function keepOwn(image: HTMLImageElement): boolean {
  const withoutOrigin = (name: string) => (image.getAttribute(name) ?? "").replaceAll(`${location.origin}/`, "/");
  const src = withoutOrigin("src");
  if (!isImageUrl(src) || !image.hasAttribute("data-media-id")) return false;
  image.setAttribute("src", src);
  if (image.srcset) image.setAttribute("srcset", withoutOrigin("srcset"));
  return true;
}

/** The file of a picture whose bytes are in its address, or in this browser as Safari keeps those of Word. */
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

/** The picture at an address of this browser. By drawing it, as the page's policy lets no script fetch such an address. */
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

/** A picture that counts readers, or makes room. */
function isInvisible(image: HTMLImageElement): boolean {
  return [image.getAttribute("width"), image.getAttribute("height")].some((side) => side !== null && Number(side) <= 2);
}
