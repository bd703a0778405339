/** A picture that was pasted: its file, and the address that shows it until it is uploaded. */
export type PastedPicture = { file: File; url: string };

/** A pasted picture of a file. Its address is to be revoked. */
export function pastedPicture(file: File): PastedPicture {
  return { file, url: URL.createObjectURL(file) };
}
