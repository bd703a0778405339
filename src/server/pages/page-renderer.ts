import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "~/server/platform/process-singleton";
import type { Rendered } from "./page-answer";

/** A page that takes longer has failed. */
export const RENDER_TIMEOUT_MS = 15_000;

type RenderPage = (url: string) => Promise<Rendered>;
type Renderer = { render: RenderPage; runOutside: ReturnType<typeof AsyncLocalStorage.snapshot> };

const renderer = processSingleton("page-renderer", (): { current: Renderer | null } => ({ current: null }));

/** The server sets how pages are rendered, since API routes run in Next's bundle, which can't reach Next's request handler. */
export function setPageRenderer(render: RenderPage): void {
  renderer.current = { render, runOutside: AsyncLocalStorage.snapshot() };
}

/**
 * Renders the public page of a URL, past the page cache, as a visitor without cookies sees it. The async context of the request that
 * asks does not apply: Next refuses to read parameters of a page inside a route handler.
 * @param enter enters the contexts of this render, such as a preview
 */
export async function renderPublicPage(
  url: string,
  enter: (render: () => Promise<Rendered>) => Promise<Rendered> = (render) => render(),
): Promise<Rendered> {
  if (!renderer.current) throw new Error("The server has set no page renderer.");
  const { render, runOutside } = renderer.current;
  return runOutside(() => enter(() => render(url)));
}
