/**
 * Checks package-lock.json: `npm ci` must work on every system, so it needs the optional packages of all of them and no registry
 * URLs.
 */
import { readFileSync } from "node:fs";

type LockEntry = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };

const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const complaints = Object.entries(packages).flatMap(([location, entry]) => [
  ...(entry.resolved ? [`${location}: "resolved" names a registry; leave it out`] : []),
  ...Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, range]) => {
    const version = find(location, name)?.version;
    if (version === undefined) {
      return [`${location}: ${name} is missing; add an entry with its version, "optional": true, "os" and "cpu"`];
    }
    // npm ci refuses outdated versions too. Only exact versions are compared here; npm checks ranges.
    return /^\d+\.\d+\.\d+$/.test(range) && version !== range ? [`${location}: ${name} is ${version}, not ${range}`] : [];
  }),
]);

for (const complaint of complaints) console.error(complaint);
console.log(
  complaints.length === 0 ? `Lock: ${Object.keys(packages).length} packages in order` : `Lock: ${complaints.length} to mend`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** Resolves a package's entry as Node does: from its own node_modules folder up to the project's. */
function find(location: string, name: string): LockEntry | undefined {
  const entry = packages[`${location === "" ? "" : `${location}/`}node_modules/${name}`];
  if (entry || location === "") return entry;
  const parent = location.lastIndexOf("/node_modules/");
  return find(parent < 0 ? "" : location.slice(0, parent), name);
}
