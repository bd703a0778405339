import { readFileSync } from "node:fs";

/** Spellings of a new entity's name. */
export type EntityNames = {
  domain: string;
  /** Folder, such as job-type. */
  entity: string;
  /** Such as jobType. */
  camel: string;
  /** Such as JobType; also the table's name. */
  pascal: string;
  /** Prefix of the error codes, such as JOB_TYPE. */
  code: string;
  /** Path in the back office, such as /admin/job-type. */
  path: string;
  /** Shown to visitors: an edit empties the page cache. */
  isPublic: boolean;
};

/** Derives the spellings of a name such as `career/job-type`. */
export function entityNames(name: string, options: { page?: string; code?: string; isPublic: boolean }): EntityNames {
  const match = /^([a-z]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(name);
  const [, domain, entity] = match ?? [];
  if (!domain || !entity) throw new Error(`"${name}" is no domain/entity in kebab-case, such as career/position`);
  const pascal = entity.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const code = options.code ?? entity.replaceAll("-", "_").toUpperCase();
  return { domain, entity, camel, pascal, code, path: `/admin/${options.page ?? entity}`, isPublic: options.isPublic };
}

/** The level entity's files are the template, so that improvements there reach every new entity. */
const model = ["schema.ts", "router.ts", "admin.tsx", "components/level-form.tsx"];

/** Creates the files of an ordered entity with a bilingual name, by path. */
export function entityFiles(names: EntityNames): Record<string, string> {
  const { domain, entity, path } = names;
  const folder = `src/features/${domain}/${entity}`;
  const page = (of: string) => `src/app${of.replace("/admin/", "/admin/(shell)/")}/page.tsx`;
  const copies = model.map((file) => [
    `${folder}/${file.replace("level", entity)}`,
    renamed(readFileSync(`src/features/career/level/${file}`, "utf8"), names),
  ]);
  return {
    ...Object.fromEntries(copies),
    [`${folder}/router.test.ts`]: testFile(names),
    [page(path)]: renamed(readFileSync(page("/admin/level"), "utf8"), names),
  };
}

/** Renames a file of the level entity. */
function renamed(text: string, { domain, entity, camel, pascal, code, path, isPublic }: EntityNames): string {
  const spellings: Readonly<Record<string, string>> = {
    "career/level": `${domain}/${entity}`,
    "/admin/level": path,
    "api.career": `api.${domain}`,
    "trpc.career": `trpc.${domain}`,
    "level-form": `${entity}-form`,
    LEVEL: code,
    Level: pascal,
    level: camel,
  };
  // The new entity is not used by the records that use levels.
  const own = text.replace(/^( +)usedBy: .*?^\1},\n/ms, "");
  const renamed = own.replace(new RegExp(Object.keys(spellings).join("|"), "g"), (word) => spellings[word] ?? word);
  // Levels are public.
  return isPublic ? renamed : renamed.replace(/^( +)table: .*\n/m, "$&$1isPublic: false,\n");
}

function testFile({ domain, entity, camel, path, isPublic }: EntityNames): string {
  return `import { ${camel}Schema } from "~/features/${domain}/${entity}/schema";
import { briefContract } from "~/server/crud/contract/brief";

const one = { nameEn: "First", nameVi: "Thứ nhất" };
const two = { nameEn: "Second", nameVi: "Thứ hai" };

briefContract("${path}", ${camel}Schema, (caller) => caller.${domain}.${camel}, {
  samples: () => [one, two],
  change: { nameEn: "Third" },
  refused: [
    { data: { nameEn: "" }, field: "nameEn" },
    { data: { nameVi: "x".repeat(51) }, field: "nameVi" },
  ],
  unique: ["nameEn", "nameVi"],
  search: "thu nhat",
  isPublic: ${isPublic},
});
`;
}

/** Creates the entity's Prisma model. */
export function modelOf({ pascal }: EntityNames): string {
  return `
model ${pascal} {
  id        Int      @id @default(autoincrement())
  nameEn    String   @unique
  nameVi    String   @unique
  order     Int      @default(0)
  /// @search(nameEn, nameVi)
  search    String   @default("")
  version   Int      @default(1)
  createdAt DateTime @default(now()) @db.Timestamptz(3)
  updatedAt DateTime @updatedAt @db.Timestamptz(3)

  @@index([order, id])
  @@index([updatedAt, id])
  @@index([search(ops: raw("gin_trgm_ops"))], type: Gin)
}
`;
}

/** Adds the page to the registry, at the end of its domain's menu group. */
export function withPage(registry: string, { domain, path }: EntityNames, icon: string): string {
  const line = `{ path: "${path}", icon: "${icon}", actions: everything },`;
  const group = new RegExp(`(group: "${domain}",[^\\]]*?)(,?\\s*\\])`);
  if (group.test(registry)) return registry.replace(group, `$1, ${line}]`);
  const end = "] as const satisfies readonly FeatureGroup[];";
  return registry.replace(end, `{ group: "${domain}", icon: "folder", pages: [${line}] },\n${end}`);
}

/** Adds a router to a router file: an entity's to its domain's, a domain's to the root. */
export function withRouter(file: string, key: string, from: string): string {
  return `import { ${key}Router } from "${from}";\n${file.replace(/(=\s*router\(\{)/, `$1 ${key}: ${key}Router,`)}`;
}

/** Creates a domain's first router file. */
export function domainRouterFile(domain: string): string {
  return `import { router } from "~/server/crud/trpc";\n\nexport const ${domain}Router = router({});\n`;
}

/** Adds the error codes for a missing record and a duplicate name. */
export function withCodes(codes: string, { code }: EntityNames): string {
  const withNoun = /const nouns = \[[^\]]*?"CODE"/.source.replace("CODE", code);
  if (new RegExp(withNoun).test(codes)) return codes;
  return codes
    .replace("const nouns = [", `const nouns = [\n  "${code}",`)
    .replace("const uniqueFields = {", `const uniqueFields = {\n  ${code}: ["NAME_VI", "NAME_EN"],`);
}

/** Adds the page's name, the title of its dialog and what its empty list says to one language's messages. */
export function withTexts(
  messages: string,
  { path }: EntityNames,
  texts: { page: string; new: string; emptyHelp: string },
): string {
  const all: Record<string, Record<string, unknown>> = JSON.parse(messages);
  const page = path.slice("/admin/".length);
  all.features = { ...all.features, [page]: all.features?.[page] ?? texts.page };
  all[page] = { new: texts.new, emptyHelp: texts.emptyHelp, ...all[page] };
  return `${JSON.stringify(all, null, 2)}\n`;
}
