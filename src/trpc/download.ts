/**
 * Downloads a file under the server's name for it. Use it as a mutation, so that errors become toasts. A plain link would save
 * errors and incomplete files.
 * @throws an error with the server's answer as its `data`; ERROR_SERVER when the connection broke
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

/** Replaces the browser's own message, which is not translated. */
function refuse(): never {
  throw new Error("ERROR_SERVER");
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
