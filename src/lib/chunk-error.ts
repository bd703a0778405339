/** Checks whether a script chunk failed to load: no network, or a newer version is deployed. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || /^Failed to load chunk/.test(error.message));
}
