import { closest, isPlainClick } from "./closest";

/** Replaces a video's link by its player on click; loads nothing before (privacy). */
export function listenForVideos(): void {
  document.addEventListener("click", (event) => {
    const link = closest(event, "a[data-embed]");
    const address = link?.dataset.embed;
    if (!link || address === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    const player = document.createElement("iframe");
    player.src = address;
    player.className = "video";
    player.title = link.closest("figure")?.querySelector("figcaption")?.textContent || link.textContent || "";
    player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    player.referrerPolicy = "strict-origin-when-cross-origin";
    link.replaceWith(player);
    player.focus();
  });
}
