import { processSingleton } from "~/server/platform/process-singleton";
import type { Rendered } from "./page-answer";

type RenderPage = (url: string) => Promise<Rendered>;

const renderer = processSingleton("page-renderer", (): { render: RenderPage | null } => ({ render: null }));

/** The server sets how pages are rendered, since API routes run in Next's bundle, which can't reach Next's request handler. */
export function setPageRenderer(render: RenderPage): void {
  renderer.render = render;
}

/** Renders the public page of a URL, past the page cache, as a visitor without cookies sees it. */
export async function renderPublicPage(url: string): Promise<Rendered> {
  if (!renderer.render) throw new Error("The server has set no page renderer.");
  return renderer.render(url);
}
