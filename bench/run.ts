// `npm run bench` runs all parts; `npm run bench -- cache lists candidates inbox pages editor search refusals instances size lighthouse
// memory uploads` runs some. See docs/benchmarks.md.
import { ensureBuilt } from "../scripts/build.mjs";
import { measureCache } from "./cache";
import { measureCandidates } from "./candidates";
import { measureEditor } from "./editor";
import { measureInbox } from "./inbox";
import { measureInstances } from "./instances";
import { measureLighthouse } from "./lighthouse";
import { measureLists } from "./lists";
import { measureMemory } from "./memory";
import { measurePages } from "./pages";
import { measureRefusals } from "./refusals";
import { measureSiteSearch } from "./site-search";
import { measureSize } from "./size";
import { type Row, table } from "./table";
import { measureUploads } from "./uploads";

const parts = {
  cache: measureCache,
  lists: measureLists,
  candidates: measureCandidates,
  inbox: measureInbox,
  pages: measurePages,
  editor: measureEditor,
  search: measureSiteSearch,
  refusals: measureRefusals,
  instances: measureInstances,
  size: measureSize,
  lighthouse: measureLighthouse,
  memory: measureMemory,
  uploads: measureUploads,
} satisfies Record<string, (say: (text: string) => void) => Promise<Row[]>>;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`✗ No such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}

const started = Date.now();
const say = (text: string) => console.log(`… ${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s  ${text}`);
await ensureBuilt();
const rows: Row[] = [];
let hasFailed = false;
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  try {
    rows.push(...(await measure(say)));
  } catch (error) {
    // One failed part must not hide the others' results.
    console.error(`✗ ${name} could not be measured:`, error);
    hasFailed = true;
  }
}
console.log(`\n${table(rows)}\n`);
process.exit(hasFailed ? 1 : 0);
