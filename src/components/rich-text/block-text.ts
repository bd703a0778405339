/** Extracts the text of rich text, one line per block, for reading and comparing. */
export function blockText(html: string): string {
  const body = new DOMParser().parseFromString(html, "text/html").body;
  for (const image of body.querySelectorAll("img")) image.replaceWith(`[${image.alt || "…"}]\n`);
  for (const end of body.querySelectorAll("p, h2, h3, h4, li, figcaption, blockquote, pre, tr, br, hr")) end.append("\n");
  return (body.textContent ?? "").replace(/\n{3,}/g, "\n\n").trim();
}
