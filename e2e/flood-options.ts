/** The body of a request: its beginning, a filler so many times, its end. */
type FloodBody = {
  type: string;
  start?: string;
  filler?: { text: string; times: number };
  end?: string;
  /** Bytes that are announced too, and of which but a KiB comes every second: the body never comes to its end. */
  missing?: number;
};

/** A request, sent as it is written. An asterisk in the path stands for twelve characters, others in each request. */
export type FloodRequest = { path: string; method?: string; headers?: Record<string, string>; body?: FloodBody };

/** What many connections ask for at once, each for one of the requests. */
export type Flood = {
  origin: string;
  requests: readonly FloodRequest[];
  connections: number;
  seconds: number;
};

export function isFlood(value: unknown): value is Flood {
  return typeof value === "object" && value !== null && "origin" in value && "requests" in value && "seconds" in value;
}
