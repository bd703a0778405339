import type { Load } from "./load";
import { run } from "./processes";

/** Sends requests to a URL over keep-alive connections, each as soon as the previous one is answered, from a separate process. */
export async function generateLoad(
  url: string,
  { connections, seconds, cookie = "" }: { connections: number; seconds: number; cookie?: string },
): Promise<Load> {
  return JSON.parse(
    await run(process.execPath, ["--import", "tsx", "bench/load.ts", url, String(connections), String(seconds), cookie]),
  );
}
