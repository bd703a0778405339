import { readdirSync } from "node:fs";
import { env } from "~/env";

/** Where `scripts/build.mjs` and `scripts/dev.mjs` put the script of the public pages, and the path below which it is served. */
export const siteScriptDirs = { production: "dist/site", development: "dist/development/site" } as const;
export const SITE_SCRIPT_PATH = "/_site";

let name: string | undefined;

/** The address of the script of the public pages. In production its name has a hash of its content, so that browsers keep it for ever. */
export function siteScriptUrl(): string {
  const dir = env.NODE_ENV === "development" ? siteScriptDirs.development : siteScriptDirs.production;
  name ??= readdirSync(dir).find((file) => file.endsWith(".js"));
  return `${SITE_SCRIPT_PATH}/${name}`;
}
