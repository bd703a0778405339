import { readFileSync } from "node:fs";

/** What a new entity is called, in every spelling that its files use. */
export type EntityNames = {
  /** career */
  domain: string;
  /** Its folder: job-type. */
  entity: string;
  /** jobType */
  camel: string;
  /** JobType; also its table. */
  pascal: string;
  /** JOB_TYPE: in the error codes. */
  code: string;
  /** Its address in the back office: /admin/job-type. */
  path: string;
  /** Visitors see it: an edit empties the page cache. */
  isPublic: boolean;
};

/** The spellings of `career/job-type`. */
export function entityNames(name: string, options: { page?: string; code?: string; isPublic: boolean }): EntityNames {
  const match = /^([a-z]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(name);
  const [, domain, entity] = match ?? [];
  if (!domain || !entity) throw new Error(`"${name}" is no domain/entity in kebab-case, such as career/position`);
  const pascal = entity.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const code = options.code ?? entity.replaceAll("-", "_").toUpperCase();
  return { domain, entity, camel, pascal, code, path: `/admin/${options.page ?? entity}`, isPublic: options.isPublic };
}

/** The files of levels, which a new entity begins as: what is improved there is improved in every entity to come. */
const model = ["schema.ts", "router.ts", "admin.tsx", "components/level-form.tsx"];

/** The files of a new entity with a name in two languages and an order, by path. */
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

/** A file of levels under the entity's names. */
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
  // What uses levels says nothing of the new entity.
  const own = text.replace(/^( +)usedBy: .*?^\1},\n/ms, "");
  const renamed = own.replace(new RegExp(Object.keys(spellings).join("|"), "g"), (word) => spellings[word] ?? word);
  // Visitors see levels.
  return isPublic ? renamed : renamed.replace(/^( +)table: .*\n/m, "$&$1isPublic: false,\n");
}

function testFile({ domain, entity, camel, path, isPublic }: EntityNames): string {
  return `import { ${camel}Schema } from "~/features/${domain}/${entity}/schema";
import { orderedContract } from "~/server/crud/contract/crud";

const one = { nameEn: "First", nameVi: "Thứ nhất" };
const two = { nameEn: "Second", nameVi: "Thứ hai" };

orderedContract("${path}", ${camel}Schema, (caller) => caller.${domain}.${camel}, {
  samples: () => [one, two],
  changes: { first: { nameEn: "Third" }, second: { nameVi: "Thứ ba" }, otherFirst: { nameEn: "Fourth" } },
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

/** The table, for prisma/schema. */
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

/** The registry with its line, at the end of its domain's menu group. */
export function withPage(registry: string, { domain, path }: EntityNames, icon: string): string {
  const line = `{ path: "${path}", icon: "${icon}", actions: everything },`;
  const group = new RegExp(`(group: "${domain}",[^\\]]*?)(,?\\s*\\])`);
  if (group.test(registry)) return registry.replace(group, `$1, ${line}]`);
  const end = "] as const satisfies readonly FeatureGroup[];";
  return registry.replace(end, `{ group: "${domain}", icon: "folder", pages: [${line}] },\n${end}`);
}

/** A router file with one more router in it: an entity's in its domain's, a domain's in the root. */
export function withRouter(file: string, key: string, from: string): string {
  return `import { ${key}Router } from "${from}";\n${file.replace(/(=\s*router\(\{)/, `$1 ${key}: ${key}Router,`)}`;
}

/** The domain's first router file. */
export function domainRouterFile(domain: string): string {
  return `import { router } from "~/server/crud/trpc";\n\nexport const ${domain}Router = router({});\n`;
}

/** The error codes with those of the entity: not found, and a name that is taken. */
export function withCodes(codes: string, { code }: EntityNames): string {
  const withNoun = /const nouns = \[[^\]]*?"CODE"/.source.replace("CODE", code);
  if (new RegExp(withNoun).test(codes)) return codes;
  return codes
    .replace("const nouns = [", `const nouns = [\n  "${code}",`)
    .replace("const uniqueFields = {", `const uniqueFields = {\n  ${code}: ["NAME_VI", "NAME_EN"],`);
}

/** The messages of one language with the page's name, and what its dialog for a new record is called. */
export function withTexts(messages: string, { path }: EntityNames, texts: { page: string; new: string }): string {
  const all: Record<string, Record<string, unknown>> = JSON.parse(messages);
  const page = path.slice("/admin/".length);
  all.features = { ...all.features, [page]: all.features?.[page] ?? texts.page };
  all[page] = { new: texts.new, ...all[page] };
  return `${JSON.stringify(all, null, 2)}\n`;
}
