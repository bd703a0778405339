/** Bundles the types of all tRPC procedures into one file, dist/client.d.ts, for programs outside of this project. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync, Visitor } from "rolldown/utils";
import { explainAndExit } from "./explain.mjs";
import { ensureGenerated } from "./prepare.mjs";
import { run, step } from "./steps.mjs";

/** Name in a module: a package, or a path from the project's root without extension. */
type Place = { module: string; name: string };
type Span = { start: number; end: number };
type Reference = Span & { place: Place };
type Declaration = Span & { references: Reference[] };
type Module = {
  text: string;
  /** By name. A value and a type may share one. */
  declarations: Map<string, Declaration[]>;
  /** Imported names, and those exported from another module. */
  imports: Map<string, Place>;
};

/** Hidden from clients: the context would pull in Prisma's client and all of its types. */
const serverOnly = new Set(["src/server/crud/trpc#Context", "src/server/crud/trpc#Meta"]);
/** Every tRPC client has this package; any other would have to be installed additionally. */
const allowedPackage = "@trpc/server";

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureGenerated();
  await step("Types for other programs", () => writeClientTypes(path.join("dist", "client.d.ts"))).catch(explainAndExit);
}

/**
 * Writes one declaration file that exports `AppRouter`.
 * @param target path of the file; its folder is created
 * @throws CommandFailed when the project has type errors
 */
export async function writeClientTypes(target: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "atrium-types-"));
  try {
    await run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.client.json", "--outDir", folder]);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bundle(folder, { module: "src/server/root", name: "AppRouter" }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Joins `entry` and all declarations it depends on from the .d.ts files of a folder. */
function bundle(folder: string, entry: Place): string {
  const modules = new Map<string, Module>();
  const names = new Map<string, string>();
  const texts = new Map<Declaration, string>();

  /** Returns a place's name in the joined file and adds its declarations to `texts`. */
  function nameOf(place: Place): string {
    const key = `${place.module}#${place.name}`;
    if (serverOnly.has(key)) return "object";
    if (place.module === allowedPackage) return `import("${place.module}").${place.name}`;
    if (!place.module.startsWith("src/")) throw new Error(`The client's types need ${key}, which is not in ${allowedPackage}.`);
    const known = names.get(key);
    if (known) return known;
    const module = modules.get(place.module) ?? readModule(folder, place.module);
    modules.set(place.module, module);
    const declarations = module.declarations.get(place.name);
    const origin = module.imports.get(place.name);
    if (!declarations && origin) return nameOf(origin);
    if (!declarations) throw new Error(`The client's types need ${key}, which is not declared.`);
    const name = freeName(place.name);
    names.set(key, name);
    for (const declaration of declarations) texts.set(declaration, textOf(declaration, module.text));
    return name;
  }

  function freeName(name: string, count = 1): string {
    const free = count === 1 ? name : `${name}${count}`;
    return [...names.values()].includes(free) ? freeName(name, count + 1) : free;
  }

  function textOf({ start, end, references }: Declaration, text: string): string {
    let result = "";
    let read = start;
    for (const reference of references) {
      result += text.slice(read, reference.start) + nameOf(reference.place);
      read = reference.end;
    }
    return result + text.slice(read, end);
  }

  const name = nameOf(entry);
  return `${[...texts.values()].join("\n")}\nexport type { ${name} };\n`;
}

/** Parses a .d.ts file written by the compiler. */
function readModule(folder: string, name: string): Module {
  const file = path.join(folder, `${name}.d.ts`);
  if (!existsSync(file)) throw new Error(`The client's types need ${name}, which is not TypeScript.`);
  const text = readFileSync(file, "utf8");
  const { program, module } = parseSync(file, text);

  const imports = new Map<string, Place>();
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { localName, importName } of entries) {
      imports.set(localName.value, { module: resolve(name, moduleRequest.value), name: importName.name ?? "default" });
    }
  }
  for (const { moduleRequest, exportName, importName } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (!moduleRequest || !exportName.name) continue;
    imports.set(exportName.name, { module: resolve(name, moduleRequest.value), name: importName.name ?? "default" });
  }

  const declarations = new Map<string, Declaration[]>();
  const references: Reference[] = [];
  for (const statement of program.body) {
    const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (!node) continue;
    const ids = node.type === "VariableDeclaration" ? node.declarations.map(({ id }) => id) : "id" in node ? [node.id] : [];
    const declaration: Declaration = { start: node.start, end: node.end, references: [] };
    for (const id of ids) {
      if (id?.type !== "Identifier") continue;
      declarations.set(id.name, [...(declarations.get(id.name) ?? []), declaration]);
      // A constant's id includes its type annotation.
      references.push({ start: id.start, end: id.start + id.name.length, place: { module: name, name: id.name } });
    }
  }

  /** Resolves the first name of `a.b.c`. An unknown name is global or a type parameter. */
  const refer = (node: { type: string; start: number; end: number; name?: string; left?: typeof node }): void => {
    if (node.left) refer(node.left);
    else if (node.name && (declarations.has(node.name) || imports.has(node.name))) {
      references.push({ start: node.start, end: node.end, place: { module: name, name: node.name } });
    }
  };
  new Visitor({
    TSTypeReference({ typeName }) {
      refer(typeName);
    },
    TSTypeQuery({ exprName }) {
      refer(exprName);
    },
    TSInterfaceHeritage({ expression }) {
      if (expression.type === "Identifier") refer(expression);
    },
    TSImportType({ start, source, qualifier }) {
      if (qualifier?.type !== "Identifier") throw new Error(`${file}: ${source.value} is imported as a whole.`);
      references.push({ start, end: qualifier.end, place: { module: resolve(name, source.value), name: qualifier.name } });
    },
  }).visit(program);

  references.sort((one, other) => one.start - other.start);
  for (const declaration of [...declarations.values()].flat()) {
    declaration.references = references.filter(({ start, end }) => start >= declaration.start && end <= declaration.end);
  }
  return { text, declarations, imports };
}

/** Resolves an import specifier relative to a module of the project. */
function resolve(module: string, specifier: string): string {
  if (specifier.startsWith("~/")) return `src/${specifier.slice("~/".length)}`;
  return specifier.startsWith(".") ? path.posix.join(path.posix.dirname(module), specifier) : specifier;
}
