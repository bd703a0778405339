/** What many connections ask for at once. An asterisk in the path stands for twelve characters, others in each request. */
export type Flood = {
  origin: string;
  /** Sent as it is written. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** A body that never comes to its end: how long it is said to be, and how much of it comes at once; then a KiB every second. */
  slowBody?: { announced: number; sent: number };
  connections: number;
  seconds: number;
};

export function isFlood(value: unknown): value is Flood {
  return typeof value === "object" && value !== null && "origin" in value && "path" in value && "seconds" in value;
}
