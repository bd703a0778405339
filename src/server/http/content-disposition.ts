import { fold } from "~/lib/fold";

/**
 * The header that says whether a browser shows a file or saves it, and under which name (RFC 6266): once in ASCII for old
 * clients, once in full. A name can't end the header or add another one.
 */
export function contentDisposition(type: "inline" | "attachment", filename: string): string {
  const ascii = fold(filename).replace(/[^\w.-]+/g, "_");
  const whole = encodeURIComponent(filename.replace(/\p{Cs}/gu, "")).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
