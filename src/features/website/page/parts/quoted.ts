/** Puts a text in quotation marks, once. */
export function quoted(text: string): string {
  return `“${text.trim().replace(/^["“”«„]+|["“”»]+$/g, "")}”`;
}
