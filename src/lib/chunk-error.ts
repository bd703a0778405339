/** Whether a part of the page's script could not be loaded: the network was away, or a new version of the site is there. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || /^Failed to load chunk/.test(error.message));
}
