import { navigationStart } from "~/components/ui/navigation-start";

/** Next calls this when its router starts a navigation; the progress bar listens. */
export function onRouterTransitionStart(url: string): void {
  const { origin, pathname, search } = new URL(url, location.href);
  if (origin + pathname + search !== location.origin + location.pathname + location.search)
    dispatchEvent(new Event(navigationStart));
}
