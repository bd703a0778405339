/** A request body: `start`, then the repeated filler, then `end`. */
type FloodBody = {
  type: string;
  start?: string;
  filler?: { text: string; times: number };
  end?: string;
  /** Extra bytes in the content length. Only 1 KiB of them arrives per second, so the body never ends. */
  missing?: number;
};

/** A request to send verbatim. An asterisk in the path is replaced by twelve characters that differ in each request. */
export type FloodRequest = { path: string; method?: string; headers?: Record<string, string>; body?: FloodBody };

/** A load of many connections, each of which repeats one of the requests. */
export type Flood = {
  origin: string;
  requests: readonly FloodRequest[];
  connections: number;
  seconds: number;
};

export function isFlood(value: unknown): value is Flood {
  return typeof value === "object" && value !== null && "origin" in value && "requests" in value && "seconds" in value;
}
