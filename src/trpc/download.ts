/**
 * Saves the answer of an address as a file, under the name that the server gives it. To be used as a mutation, so that a refusal
 * becomes a toast as that of any call does. A link would save the refusal as a file, and a file that was cut off as if it were whole.
 * @throws an error with the answer of the server as its `data`; ERROR_SERVER when the connection broke, halfway too
 */
export async function downloadFile(url: string): Promise<void> {
  const response = await fetch(url).catch(refuse);
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => null);
    throw Object.assign(new Error(response.statusText), { data, status: response.status });
  }
  const name = /filename="?([^";]+)/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
  saveFile(name ?? "export.csv", await response.blob().catch(refuse));
}

/** What the browser says of a broken connection is in no language of ours. */
function refuse(): never {
  throw new Error("ERROR_SERVER");
}

/** Hands content of the page to the browser as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
