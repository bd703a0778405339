import type { Load } from "./load";
import { run } from "./processes";

/** Asks for an address as often as it is answered, over so many kept connections, from a process of its own. */
export async function generateLoad(
  url: string,
  { connections, seconds, cookie = "" }: { connections: number; seconds: number; cookie?: string },
): Promise<Load> {
  return JSON.parse(
    await run(process.execPath, ["--import", "tsx", "bench/load.ts", url, String(connections), String(seconds), cookie]),
  );
}
