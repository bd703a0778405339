/** @returns false where the page may not use the clipboard */
export function copyText(text: string): Promise<boolean> {
  // The clipboard needs a secure page, and some browsers ask for permission.
  if (!window.isSecureContext) return Promise.resolve(false);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
