const KEY = "recent-images";
const MOST = 8;

/** Ids of the images that this browser has used last, newest first. */
export function recentImages(): number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberImage(id: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...recentImages().filter((other) => other !== id)].slice(0, MOST)));
  } catch {
    // Without storage nothing is offered again.
  }
}
