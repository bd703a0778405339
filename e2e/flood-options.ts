/** What many connections ask for at once. An asterisk in the path is another text in each request. */
export type Flood = {
  origin: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
};

export function isFlood(value: unknown): value is Flood {
  return typeof value === "object" && value !== null && "origin" in value && "path" in value && "seconds" in value;
}
