/** Holds the code to the layout that docs/architecture.md describes: who imports whom, what a folder may hold, where Prisma and the environment are used. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { findCircle } from "./import-circles";
import { postgresTestComplaint } from "./postgres-tests.mjs";
import { buildsAddress, buildsSentTypes, writesPending, writesPublished } from "./single-writers";

type Layer = "lib" | "i18n" | "components/ui" | "trpc" | "components" | "features" | "server" | "app";
type Import = { from: string; isType: boolean };

const domains = ["news", "website", "career", "company", "system"];
const entityFile =
  /^(?:schema\.ts|router\.ts|mutations\.ts|admin\.tsx|data\.ts|(?:router|mutations|data|schema)\.test\.ts|(?:components|parts)\/[\w./-]+)$/;
const codeFile = /\.(?:tsx?|mjs|js)$/;
const testFile = /\.test\.tsx?$|\/test-[\w-]+\.ts$|\/contract\/\w+\.ts$/;
const MAX_LINES = 300;
/** Tests may be longer, and so may the demo content's texts. */
const mayBeLong = /^e2e\/|^prisma\/seed\/[\w-]+-texts\.ts$/;

/** What each layer may import by value. Types may be imported anywhere: they do not exist at run time. */
const mayImport: Record<Layer, readonly Layer[]> = {
  lib: ["lib"],
  i18n: ["i18n", "lib"],
  "components/ui": ["components/ui", "lib", "i18n"],
  trpc: ["trpc", "components/ui", "lib", "i18n"],
  components: ["components", "components/ui", "trpc", "lib", "i18n"],
  features: ["features", "components", "components/ui", "trpc", "lib", "i18n"],
  server: ["server", "lib", "i18n"],
  app: ["app", "features", "components", "components/ui", "trpc", "server", "lib", "i18n"],
};
/** The places outside server/ and app/ that run on the server alone. */
const serverSide =
  /^src\/(?:features\/(?:\w+\/)?(?:[\w-]+\/)?(?:parts\/(?:[\w-]+\/)?)?(?:router|mutations|data)\.ts|trpc\/server\.tsx?)$/;
/** Data about all features, which the server's floors read too. */
const tables = /^src\/features\/(?:registry|public-records|public-paths)\.ts$/;
const readsRawMessages = /\bgetMessages\b|\bt\.raw\(|\} = useMessages\(|\buseMessages\(\)[.[]/;
const usesPrisma = /^(?:src\/server\/|prisma\/|prisma\.config\.ts$|scripts\/|bench\/|e2e\/|server\.ts$)/;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));
const complaints = [
  ...files.flatMap((file) => [...nameComplaints(file), ...(codeFile.test(file) ? codeComplaints(file) : [])]),
  ...clientCodeOfPublicPages(),
  ...missingInSiteSheet(),
  ...floorComplaints(),
  ...circleComplaints(),
];

for (const complaint of complaints) console.error(complaint);
console.log(complaints.length === 0 ? `Structure: ${files.length} files in order` : `Structure: ${complaints.length} to mend`);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** Finds misplaced and misnamed files. */
function nameComplaints(file: string): string[] {
  if (!file.startsWith("src/")) return [];
  const found: string[] = [];
  const inside = file.slice("src/".length);
  const name = path.basename(file).replace(/\..*$/, "");
  if (/^(?:utils?|helpers?|misc|common)$/.test(name)) found.push(`${file}: a file is named after what is in it, not ${name}`);
  // In app/, Next gives brackets, parentheses and underscores a meaning, and a folder may be a file's address.
  const parts = inside.replace(/\.[\w.]+$/, "").split("/");
  const plain = parts.map((part) => part.replace(/[()[\]_]|\.{3}|\.(?:xml|txt|webmanifest)$/g, ""));
  const odd = plain.find((part) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part));
  if (odd !== undefined) found.push(`${file}: names are kebab-case, ${odd} is not`);
  if (inside.startsWith("features/")) found.push(...featureComplaints(file, inside.split("/").slice(1)));
  return found;
}

function featureComplaints(file: string, parts: string[]): string[] {
  const [domain = "", entity = "", ...rest] = parts;
  if (parts.length === 1)
    return /^(?:registry\.ts|public-(?:records|paths)\.ts|[\w-]+\.test\.tsx?)$/.test(domain)
      ? []
      : [`${file}: beside the registry stand only domains`];
  if (!domains.includes(domain)) return [`${file}: ${domain} is no domain (${domains.join(", ")})`];
  if (rest.length === 0) return entity === "router.ts" ? [] : [`${file}: a domain holds its router.ts and its entities`];
  return entityFile.test(rest.join("/"))
    ? []
    : [`${file}: an entity holds schema, router, mutations, admin, data, their tests, components/ and parts/`];
}

/** Finds imports and writes that the rules refuse. */
function codeComplaints(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const found: string[] = [];
  const lines = code.split("\n").length - 1;
  if (lines > MAX_LINES && !testFile.test(file) && !mayBeLong.test(file))
    found.push(`${file}: files have one idea and at most ${MAX_LINES} lines, not ${lines}`);
  const complaint = postgresTestComplaint(file, code);
  if (complaint) found.push(`${file}: ${complaint}`);
  if (/^loadEnv\(\);/m.test(code) && /^import (?!type ).* from "~\/(?:server\/|env")/m.test(code))
    found.push(`${file}: what reads the environment when it is loaded (~/server, ~/env) is imported after loadEnv()`);
  if (file.startsWith("src/") && !testFile.test(file)) found.push(...writerComplaints(file, code));
  if (file.startsWith("src/") && !testFile.test(file) && readsRawMessages.test(code))
    found.push(`${file}: messages are compiled (next.config.js): t fills them, textAt reads labels by key`);
  const layer = layerOf(file);
  for (const { from, isType } of importsOf(code)) {
    const target = resolve(file, from);
    // Biome's rules for the floors of the server know only the alias.
    if (from.startsWith("../") && floorOf(target) && floorOf(target) !== floorOf(file))
      found.push(`${file}: another floor of the server is imported as ~/server/… (${from})`);
    if (isPrisma(target) && !usesPrisma.test(file) && !serverSide.test(file) && !testFile.test(file) && !isType)
      found.push(`${file}: Prisma (${from}) is imported in router.ts, mutations.ts, data.ts, server and seeds`);
    if (tables.test(file) && !isType && !target.startsWith("src/lib/") && !tables.test(`${target}.ts`))
      found.push(`${file}: the tables of all features import only from lib (${from})`);
    const targetLayer = layerOf(target);
    if (!layer || !targetLayer || isType || testFile.test(file) || mayImport[layer].includes(targetLayer)) continue;
    if (tables.test(`${target}.ts`) && layer !== "lib" && layer !== "components/ui") continue;
    if (targetLayer === "server" && serverSide.test(file)) continue;
    if (file === "src/server/root.ts" && /^src\/features\/\w+\/router/.test(target)) continue;
    found.push(`${file}: ${layer} does not import from ${targetLayer} (${from})`);
  }
  return found;
}

/** Finds public addresses, published records and pending changes written outside their one writer. */
function writerComplaints(file: string, code: string): string[] {
  const traits = "src/server/traits";
  return [
    ...(!/^src\/features\/public-(?:records|paths)\.ts$/.test(file) && buildsAddress(code)
      ? [`${file}: the address of a record is made by addressOf (src/features/public-records.ts)`]
      : []),
    ...(writesPublished(code) ? [`${file}: published records are written by the trait (${traits}/published.ts)`] : []),
    ...(file !== `${traits}/pending.ts` && writesPending(code)
      ? [`${file}: pending changes are written by their trait (${traits}/pending.ts)`]
      : []),
    ...(/^src\/(?:server|app)\//.test(file) && buildsSentTypes(code)
      ? [`${file}: what a client sends is read by readCallInput (src/server/crud/call-input.ts)`]
      : []),
  ];
}

/** Every file that public pages are made of, those of the server aside. */
function filesOfPublicPages(): Set<string> {
  const reached = new Set(
    files.filter((file) => /^src\/(?:app\/\(site\)|components\/site)\/.*\.tsx?$/.test(file) && !testFile.test(file)),
  );
  // A set that grows while it is walked.
  for (const file of reached) {
    for (const { from, isType } of importsOf(readFileSync(file, "utf8"))) {
      const target = resolve(file, from);
      const found = isType ? undefined : fileAt(target);
      if (found && !found.startsWith("src/server/")) reached.add(found);
    }
  }
  return reached;
}

/**
 * Finds code of public pages that needs React in the browser: visitors' pages have none (src/server/pages/strip-scripts.ts). A pending
 * Suspense boundary would stay hidden.
 */
function clientCodeOfPublicPages(): string[] {
  return [...filesOfPublicPages()].flatMap((file) => {
    const code = readFileSync(file, "utf8");
    if (path.basename(file) === "loading.tsx" || /<Suspense\b/.test(code)) return [`${file}: public pages have no Suspense`];
    return /^"use client"/m.test(code) ? [`${file}: public pages have no client components; see components/site/script`] : [];
  });
}

/** Components of public pages whose classes the style sheet of the public pages would lack. */
function missingInSiteSheet(): string[] {
  const sheet = "src/app/site.css";
  const sources = [...readFileSync(sheet, "utf8").matchAll(/^@source "([^"]+)";/gm)].flatMap(([, source = ""]) => {
    const [whole, before = "", names = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(source) ?? [];
    const expanded = whole ? names.split(",").map((name) => before + name + after) : [source];
    return expanded.map((one) => path.posix.join(path.posix.dirname(sheet), one));
  });
  return [...filesOfPublicPages()]
    .filter((file) => file.endsWith(".tsx") && readFileSync(file, "utf8").includes("className"))
    .filter((file) => !sources.some((source) => file === source || file.startsWith(`${source}/`)))
    .map((file) => `${file}: public pages show it, so ${sheet} has to name it as a @source`);
}

function importsOf(code: string): Import[] {
  const statements = code.matchAll(/^\s*(?:import|export)\s+(type\s)?(?:[\w*\s{},$]+?\sfrom\s+)?["']([^"']+)["']/gm);
  const calls = code.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g);
  return [
    ...[...statements].map((match) => ({ from: match[2] ?? "", isType: match[1] !== undefined || isTypesOnly(match[0]) })),
    ...[...calls].map((match) => ({ from: match[1] ?? "", isType: false })),
  ];
}

/** `import { type A, type B }` leaves nothing behind either. */
function isTypesOnly(statement: string): boolean {
  const names = /\{([^}]*)\}/
    .exec(statement)?.[1]
    ?.split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return (
    names !== undefined &&
    names.length > 0 &&
    !/import\s+\w+\s*,/.test(statement) &&
    names.every((name) => name.startsWith("type "))
  );
}

/** A path from the project's root, for what lies in it; a package's name otherwise. */
function resolve(file: string, from: string): string {
  if (from.startsWith("~/")) return `src/${from.slice(2)}`;
  return from.startsWith(".") ? path.posix.join(path.posix.dirname(file), from) : from;
}

function fileAt(target: string): string | undefined {
  return [`${target}.tsx`, `${target}.ts`].find((candidate) => files.includes(candidate));
}

/** Files that import each other in a circle: neither can be read, moved or tested alone. Types count too. */
function circleComplaints(): string[] {
  const sources = files.filter((file) => /^src\/.*\.tsx?$/.test(file) && !testFile.test(file));
  const circle = findCircle(
    new Map(
      sources.map((file) => [
        file,
        importsOf(readFileSync(file, "utf8")).flatMap(({ from }) => fileAt(resolve(file, from)) ?? []),
      ]),
    ),
  );
  return circle ? [`${circle.join(" → ")}: files import each other in a circle, types included`] : [];
}

function layerOf(file: string): Layer | undefined {
  const layers: Layer[] = ["lib", "i18n", "components/ui", "trpc", "components", "features", "server", "app"];
  return layers.find((layer) => file.startsWith(`src/${layer}/`));
}

function floorOf(file: string): string | undefined {
  return /^src\/server\/([\w-]+)\//.exec(file)?.[1];
}

function isPrisma(target: string): boolean {
  return /^src\/generated\/prisma|^@prisma\/|^pglite-prisma-adapter/.test(target);
}

/** Whether Biome's rules keep each floor of the server from importing those above it, in the order of docs/architecture.md. */
function floorComplaints(): string[] {
  const [, section = ""] = readFileSync("docs/architecture.md", "utf8").split("## The server's floors");
  const [table = ""] = section.split("\n## ");
  const floors = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, floor = ""]) => floor);
  const folders = new Set(files.flatMap((file) => /^src\/server\/([\w-]+)\//.exec(file)?.[1] ?? []));
  const unnamed = [...folders].filter((folder) => !floors.includes(folder));
  const biome: unknown = JSON.parse(readFileSync("biome.json", "utf8"));
  const overrides = z
    .object({ overrides: z.array(z.unknown()) })
    .parse(biome)
    .overrides.map((override) => JSON.stringify(override));
  const unruled = floors.filter((floor, index) => {
    const above = ["~/server/{root,rest,commands}", ...floors.slice(0, index).map((name) => `~/server/${name}/**`)];
    const rule = `"noRestrictedImports":{"level":"error","options":{"patterns":[{"group":${JSON.stringify(above)},`;
    return !overrides.some(
      (override) => override.startsWith(`{"includes":["src/server/${floor}/**",`) && override.includes(rule),
    );
  });
  return [
    ...unnamed.map((folder) => `src/server/${folder}: is no floor of docs/architecture.md`),
    ...unruled.map((floor) => `biome.json: noRestrictedImports of src/server/${floor} must refuse the floors above it`),
  ];
}
