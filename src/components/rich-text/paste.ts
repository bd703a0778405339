import { pasteLists } from "~/components/rich-text/paste-lists";
import { takePictures } from "~/components/rich-text/paste-pictures";
import type { PastedPicture } from "~/components/rich-text/pasted-picture";

type Paste = {
  html: string;
  /** Pictures to upload; the HTML shows their blob URLs until then. */
  pictures: PastedPicture[];
  /** Number of pictures not in the clipboard: Word and web pages copy only their URLs. */
  missing: number;
};

/**
 * Converts pasted HTML for the editor: Word lists, heading levels, no blank paragraphs. The editor's schema drops styles,
 * classes and unknown elements; the server sanitises again.
 * @param files clipboard files beside the HTML
 */
export async function readPaste(html: string, files: readonly File[]): Promise<Paste> {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const isOwn = body.querySelector("[data-pm-slice]") !== null;
  if (!isOwn) {
    for (const unread of body.querySelectorAll(unreadParts)) unread.remove();
    for (const wrapper of body.querySelectorAll("b[id^='docs-internal-guid']")) wrapper.replaceWith(...wrapper.childNodes);
    pasteLists(body);
  }
  levelHeadings(body);
  const { pictures, missing } = await takePictures(body, files);
  if (!isOwn) {
    removeUnderlinesOfLinks(body);
    removeBlankParagraphs(body);
    for (const paragraph of body.querySelectorAll("p:has(img)")) {
      // The editor places pictures between paragraphs, which would leave this one empty.
      if (paragraph.textContent?.trim() === "") paragraph.replaceWith(...paragraph.querySelectorAll("img"));
    }
  }
  return { html: body.innerHTML, pictures, missing };
}

/** Hidden parts, comments and Word's paragraph marks. */
const unreadParts = "[style*='mso-hide:all'], [style*='mso-element:comment'], .MsoCommentReference, .EOP";

/** Shifts headings: the page has its own h1, and the editor has three levels below. */
function levelHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6, p.MsoTitle, [role=heading][aria-level]")].map(
    (element) => ({
      element,
      level: Number(/^H(\d)$/.exec(element.tagName)?.[1] ?? element.getAttribute("aria-level") ?? 1),
    }),
  );
  const shift = Math.max(0, 2 - Math.min(...headings.map(({ level }) => level)));
  for (const { element, level } of headings) {
    const heading = element.ownerDocument.createElement(`h${Math.min(4, level + shift)}`);
    for (const { name, value } of element.attributes) if (name === "data-pm-slice") heading.setAttribute(name, value);
    heading.append(...element.childNodes);
    element.replaceWith(heading);
  }
}

/** Removes Word's and Google Docs' underlines: the site styles links itself. */
function removeUnderlinesOfLinks(body: HTMLElement): void {
  for (const underlined of body.querySelectorAll("a[href] u, u:has(> a[href]:only-child)"))
    underlined.replaceWith(...underlined.childNodes);
  for (const styled of body.querySelectorAll<HTMLElement>("a[href], a[href] [style], span:has(> a[href]:only-child)"))
    styled.style.textDecoration = "";
}

/** Removes spacer paragraphs and line breaks beside blocks, as from Google Docs. */
function removeBlankParagraphs(body: HTMLElement): void {
  for (const block of body.querySelectorAll("p, h2, h3, h4, div, li")) {
    const isBlank = block.textContent?.trim() === "" && !block.querySelector("img, table, hr");
    if (isBlank) block.remove();
  }
  for (const lineBreak of body.querySelectorAll("br")) {
    const isBeside = [neighbour(lineBreak, "previousSibling"), neighbour(lineBreak, "nextSibling")].some(isBlock);
    if (isBeside) lineBreak.remove();
  }
}

/** Finds the next visible sibling in a direction. */
function neighbour(node: Node, direction: "previousSibling" | "nextSibling"): Node | null {
  let next = node[direction];
  while (next && !(next instanceof Element && next.tagName !== "BR") && next.textContent?.trim() === "") next = next[direction];
  return next;
}

function isBlock(node: Node | null): boolean {
  return node instanceof Element && /^(?:P|DIV|H[2-4]|[UO]L|TABLE|BLOCKQUOTE)$/.test(node.tagName);
}
