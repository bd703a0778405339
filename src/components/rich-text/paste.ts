import { isImageUrl } from "~/lib/images";

/** The page has its own first heading, and the editor knows three levels below it. */
const headings = new Map([
  ["H1", "h2"],
  ["H5", "h4"],
  ["H6", "h4"],
]);

/**
 * Pasted HTML as the editor can use it: headings at the levels that there are, images from our own library only. Styles,
 * classes and unknown elements go by the editor's schema, and the server cleans once more.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const [tag, level] of headings) {
    for (const heading of body.querySelectorAll(tag)) {
      const replacement = document.createElement(level);
      replacement.append(...heading.childNodes);
      heading.replaceWith(replacement);
    }
  }
  for (const image of body.querySelectorAll("img")) if (!isImageUrl(image.getAttribute("src") ?? "")) image.remove();
  return body.innerHTML;
}
