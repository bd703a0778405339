/** An unlisted video of Vimeo has a second part: "76979871/8272103f6e". */
export type Video = { service: "youtube" | "vimeo"; id: string };

/** Names a video as texts do: `youtube/dQw4w9WgXcQ`. */
export function videoName({ service, id }: Video): string {
  return `${service}/${id}`;
}

export function isVideo(name: string): boolean {
  return /^(?:youtube\/[\w-]{11}|vimeo\/[1-9]\d{0,11}(?:\/[\da-f]{6,20})?)$/.test(name);
}

export function videoOf(name: string): Video {
  if (!isVideo(name)) throw new Error(`${name} names no video`);
  const [service, ...id] = name.split("/");
  return { service: service === "vimeo" ? "vimeo" : "youtube", id: id.join("/") };
}

/** Parses a YouTube or Vimeo URL; null for any other URL. */
export function videoAt(address: string): Video | null {
  const url = URL.parse(/^https?:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`);
  if (!url) return null;
  const host = url.hostname.replace(/^(?:www|m|music)\./, "");
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean);
  const id =
    host === "youtu.be"
      ? first
      : host === "youtube.com" || host === "youtube-nocookie.com"
        ? first === "watch"
          ? (url.searchParams.get("v") ?? "")
          : second
        : null;
  if (id !== null) return isVideo(`youtube/${id}`) ? { service: "youtube", id } : null;
  const [number, hash] =
    host === "vimeo.com" ? [first, second] : host === "player.vimeo.com" ? [second, url.searchParams.get("h")] : [];
  const vimeo = [`${number}/${hash}`, `${number}`].find((one) => isVideo(`vimeo/${one}`));
  return vimeo ? { service: "vimeo", id: vimeo } : null;
}

export function watchUrl({ service, id }: Video): string {
  return service === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}

/** Player origins that the security policy allows in frames. */
export const playerOrigins = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"] as const;

export function embedUrl({ service, id }: Video): string {
  const [youtube, vimeo] = playerOrigins;
  if (service === "youtube") return `${youtube}/embed/${id}?autoplay=1`;
  const [number, hash] = id.split("/");
  return `${vimeo}/video/${number}?${hash ? `h=${hash}&` : ""}autoplay=1&dnt=1`;
}
