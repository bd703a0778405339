import { staffCookie } from "~/lib/staff-cookie";

type EditLink = { href: string; label: string };

/** Adds edit links for signed-in staff. Requested only with the staff cookie, which is removed when the session has ended. */
export async function addEditLinks(): Promise<void> {
  if (!document.cookie.split("; ").includes(`${staffCookie}=1`)) return;
  const answer = await fetch(`/api/edit-links?${new URLSearchParams({ path: location.pathname })}`).catch(() => null);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  if (answer?.status === 401) document.cookie = `${staffCookie}=; path=/; max-age=0`;
  if (!answer?.ok) return;
  const links: EditLink[] = await answer.json();
  for (const { href, label } of links) document.body.append(linkTo(href, label));
}

function linkTo(href: string, label: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = label;
  link.dataset.noPrefetch = "";
  link.className =
    "fixed right-5 bottom-5 z-30 rounded-full bg-foreground px-5 py-2.5 text-sm font-semibold text-background shadow-lg hover:underline print:hidden";
  return link;
}
