import { Parser } from "htmlparser2";

/** React's placeholder for streamed parts. Public pages wait for all parts, so it is empty. */
const emptyStream = '<div hidden=""></div>';

/** Removes what only hydration needs. @throws UnfinishedPageError: without scripts a pending part would stay hidden */
export function stripScripts(html: string): string {
  const parts: string[] = [];
  let from = 0;
  let isCutting = false;
  const cut = (start: number, end: number) => {
    parts.push(html.slice(from, start));
    from = end;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "template") throw new UnfinishedPageError();
      if (isScriptHint(name, attributes)) cut(parser.startIndex, parser.endIndex + 1);
      if (name !== "script" || isOwnScript(attributes)) return;
      isCutting = true;
      cut(parser.startIndex, parser.endIndex + 1);
    },
    onclosetag(name) {
      if (name !== "script" || !isCutting) return;
      isCutting = false;
      from = parser.endIndex + 1;
    },
    oncomment(comment) {
      if (comment === "$?" || comment === "$!") throw new UnfinishedPageError();
      cut(parser.startIndex, parser.endIndex + 1);
    },
  });
  parser.end(html);
  parts.push(html.slice(from));
  return parts.join("").replaceAll(emptyStream, "");
}

export class UnfinishedPageError extends Error {
  constructor() {
    super("A part of the page was pending or failed. Public pages have no Suspense boundaries.");
  }
}

function isOwnScript(attributes: Readonly<Record<string, string>>): boolean {
  return attributes.type === "application/ld+json" || "data-site" in attributes;
}

function isScriptHint(name: string, { rel, as }: Readonly<Record<string, string>>): boolean {
  return name === "link" && (rel === "modulepreload" || (rel === "preload" && as === "script"));
}
