/** Every record's id and version, which each save increments. */
export type Identified = { id: number; version: number };
