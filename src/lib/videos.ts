/** A video of a service that texts can embed. */
export type Video = { service: "youtube" | "vimeo"; id: string };

/** A video as texts name it: `youtube/dQw4w9WgXcQ`. */
export function videoName({ service, id }: Video): string {
  return `${service}/${id}`;
}

/** Whether a text names a video. */
export function isVideo(name: string): boolean {
  return /^(?:youtube\/[\w-]{11}|vimeo\/[1-9]\d{0,11})$/.test(name);
}

/** The video of a name. @throws Error for what is no name of a video */
export function videoOf(name: string): Video {
  if (!isVideo(name)) throw new Error(`${name} names no video`);
  const [service, id = ""] = name.split("/");
  return { service: service === "vimeo" ? "vimeo" : "youtube", id };
}

/** The video that people mean by an address of YouTube or Vimeo; null for any other address. */
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
  const vimeo = host === "vimeo.com" ? first : host === "player.vimeo.com" ? second : "";
  return isVideo(`vimeo/${vimeo}`) ? { service: "vimeo", id: vimeo } : null;
}

/** Where people watch the video on its service. */
export function watchUrl({ service, id }: Video): string {
  return service === "youtube" ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}

/** The origins of the players: what the security policy lets into frames. */
export const playerOrigins = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"] as const;

/** The player of the video, for a frame; it begins to play. */
export function embedUrl({ service, id }: Video): string {
  const [youtube, vimeo] = playerOrigins;
  return service === "youtube" ? `${youtube}/embed/${id}?autoplay=1` : `${vimeo}/video/${id}?autoplay=1&dnt=1`;
}
