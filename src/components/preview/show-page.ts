/** Attributes that the editor sets on the elements of the page. */
const own = ["tabindex", "data-editor"];

/** Shows a page in a frame: what stays the same keeps its element, so that neither the scroll position nor pictures are lost. */
export async function showPage(frame: HTMLIFrameElement, html: string): Promise<void> {
  const { Idiomorph } = await import("idiomorph");
  const page = new DOMParser().parseFromString(html, "text/html");
  const shown = frame.contentDocument;
  if (!shown) return;
  for (const script of page.querySelectorAll("script, link[rel=preload]")) script.remove();
  copyAttributes(page.documentElement, shown.documentElement);
  shown.documentElement.classList.toggle("dark", document.documentElement.classList.contains("dark"));
  copyAttributes(page.body, shown.body);
  Idiomorph.morph(shown.head, page.head, { morphStyle: "innerHTML", head: { style: "morph" } });
  Idiomorph.morph(shown.body, page.body, {
    morphStyle: "innerHTML",
    callbacks: { beforeAttributeUpdated: (name) => !own.includes(name) },
  });
  await styled(shown);
  keepTabsOut(shown);
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

/** Waits for the style sheets, because a page without them is a flash of plain text. */
async function styled(page: Document): Promise<void> {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(({ sheet }) => sheet === null);
  const loaded = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      link.addEventListener("load", resolve, { once: true });
      link.addEventListener("error", resolve, { once: true });
    });
  await Promise.all(sheets.map(loaded));
}

/** Only the parts take the focus, not the links and fields in them. */
function keepTabsOut(page: Document): void {
  for (const element of page.querySelectorAll("a, button, input, select, textarea, summary, iframe, video")) {
    element.setAttribute("tabindex", "-1");
  }
  for (const part of page.querySelectorAll("[data-part]")) part.firstElementChild?.setAttribute("tabindex", "0");
}
