export type PastedPicture = { file: File; url: string };

/** Creates a blob URL for a pasted file. The caller must revoke it. */
export function pastedPicture(file: File): PastedPicture {
  return { file, url: URL.createObjectURL(file) };
}
