import { fold } from "~/lib/fold";

/** Builds the header by RFC 6266: the name in ASCII for old clients, and in full. A name can't inject headers. */
export function contentDisposition(type: "inline" | "attachment", filename: string): string {
  const ascii = fold(filename).replace(/[^\w.-]+/g, "_");
  const whole = encodeURIComponent(filename.replace(/\p{Cs}/gu, "")).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
