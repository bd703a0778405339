/** What every record has: its id, and its version, which each save raises by one. */
export type Identified = { id: number; version: number };
