type Item = {
  level: number;
  /** Neighbours with different keys belong to different lists. */
  key: string;
  /** Number or letter of the item; null for a bullet. */
  ordinal: string | null;
  content: Node[];
};

type OpenList = Pick<Item, "level" | "key"> & { list: HTMLElement };

/** Word's style of a list item: list, level, format. */
const wordStyle = /mso-list:\s*(l\d+)\s+level(\d)\s+(lfo\d+)/;
/** Ordinals: "1.", "2.1", "a)", "(iv)", and Vietnamese "1/" or "1-". */
const numbering = /^(?:\(?(?:\d+(?:\.\d+)*|[a-z]|[ivxlc]+)[.)/:-]|\d+(?:\.\d+)*)$/i;

/** Converts list paragraphs of Word, and lists of Word on the web and Google Docs with their own nesting, to HTML lists. */
export function pasteLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll(".ListContainerWrapper")) wrapper.replaceWith(...wrapper.childNodes);
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const marker = takeMarker(heading);
    if (numbering.test(marker)) heading.prepend(`${marker} `);
  }
  const items = body.querySelectorAll("p[style*='mso-list'], ul > li[data-aria-level], ol > li[data-aria-level]");
  const places = new Set([...items].map((item) => (item.tagName === "P" ? item : item.parentElement)?.parentElement));
  for (const place of places) if (place) buildLists(place);
  for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = list.previousElementSibling;
    const item = before ?? list.ownerDocument.createElement("li");
    if (!before) list.before(item);
    item.append(list);
  }
}

/** Replaces list items among an element's children by lists. Any other content ends a list. */
function buildLists(place: Element): void {
  let open: OpenList[] = [];
  for (const child of [...place.children]) {
    const items = itemsOf(child);
    const last = open.at(-1)?.list.lastElementChild;
    const isFurtherParagraph = /^MsoListParagraph/.test(child.className);
    if (items.length > 0) {
      for (const item of items) open = addItem(open, item, child);
      child.remove();
    } else if (child.textContent?.trim() === "" && !child.querySelector("img")) continue;
    else if (last && isFurtherParagraph) last.append(child);
    else open = [];
  }
}

/** Reads the list items of a Word paragraph or a Word on the web list. */
function itemsOf(element: Element): Item[] {
  const [, list, level, format] = wordStyle.exec(element.getAttribute("style") ?? "") ?? [];
  if (element.tagName === "P" && level) {
    const marker = takeMarker(element);
    const ordinal = numbering.test(marker) ? marker : null;
    const paragraph = element.ownerDocument.createElement("p");
    paragraph.append(...element.childNodes);
    return [{ level: Number(level), key: `${list} ${format} ${ordinal === null}`, ordinal, content: [paragraph] }];
  }
  if (!/^[OU]L$/.test(element.tagName)) return [];
  return [...element.querySelectorAll(":scope > li[data-aria-level]")].map((item, index) => ({
    level: Number(item.getAttribute("data-aria-level")),
    key: element.tagName,
    ordinal: element.tagName === "OL" ? String(Number(element.getAttribute("start") ?? 1) + index) : null,
    content: [...item.childNodes],
  }));
}

/**
 * Adds an item to the open lists (outermost first).
 * @returns the lists open afterwards
 */
function addItem(open: readonly OpenList[], { level, key, ordinal, content }: Item, before: Element): OpenList[] {
  const outer = open.filter((one) => one.level < level || (one.level === level && one.key === key));
  const document = before.ownerDocument;
  const innermost = outer.at(-1);
  if (innermost?.level !== level) {
    const list = document.createElement(ordinal === null ? "ul" : "ol");
    const start = Number(/(\d+)\D*$/.exec(ordinal ?? "")?.[1] ?? 1);
    if (start > 1) list.setAttribute("start", String(start));
    if (innermost) innermost.list.lastElementChild?.append(list);
    else before.before(list);
    outer.push({ level, key, list });
  }
  const item = document.createElement("li");
  item.append(...content);
  outer.at(-1)?.list.append(item);
  return outer;
}

/** Removes and returns the marker that Word puts before an item, such as "·" or "2.". */
function takeMarker(element: Element): string {
  const markers = [...element.querySelectorAll("[style]")].filter((one) =>
    /mso-list:\s*Ignore/i.test(one.getAttribute("style") ?? ""),
  );
  const marker = (markers[0]?.textContent ?? "").trim();
  for (const one of markers) one.remove();
  return marker;
}
