import { readdirSync } from "node:fs";
import { env } from "~/env";

/** Output folders of `scripts/build.mjs` and `scripts/dev.mjs`, and the URL path of the public script. */
export const siteScriptDirs = { production: "dist/site", development: "dist/development/site" } as const;
export const SITE_SCRIPT_PATH = "/_site";

let name: string | undefined;

/** URL path of the public script; in production with a hash, so that browsers cache it for ever. */
export function siteScriptUrl(): string {
  const dir = env.NODE_ENV === "development" ? siteScriptDirs.development : siteScriptDirs.production;
  name ??= readdirSync(dir).find((file) => file.endsWith(".js"));
  return `${SITE_SCRIPT_PATH}/${name}`;
}
