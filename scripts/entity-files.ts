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

/** The files of a new entity with a name in two languages and an order, by path: levels, under other names. */
export function entityFiles(names: EntityNames): Record<string, string> {
  const { domain, entity, path } = names;
  const folder = `src/features/${domain}/${entity}`;
  return {
    [`${folder}/schema.ts`]: schemaFile(names),
    [`${folder}/router.ts`]: routerFile(names),
    [`${folder}/admin.tsx`]: adminFile(names),
    [`${folder}/router.test.ts`]: testFile(names),
    [`src/app/admin/(shell)/${path.slice("/admin/".length)}/page.tsx`]: pageFile(names),
  };
}

function schemaFile({ camel }: EntityNames): string {
  return `import { z } from "zod";
import { names } from "~/lib/fields";

export const ${camel}Schema = z.object(names);

/** What the list may be asked for. */
export const ${camel}List = {
  sort: ["order", "nameEn", "nameVi", "updatedAt"],
  filter: z.object({}),
} as const;
`;
}

function routerFile({ domain, entity, camel, pascal, code, path, isPublic }: EntityNames): string {
  return `import { ${camel}List, ${camel}Schema } from "~/features/${domain}/${entity}/schema";
import type { Prisma } from "~/generated/prisma/client";
import { crudRouter } from "~/server/crud";

const select = { id: true, nameEn: true, nameVi: true, order: true, version: true, updatedAt: true } satisfies Prisma.${pascal}Select;

export const ${camel}Router = crudRouter({
  path: "${path}",
  code: "${code}",
  table: "${pascal}",
  schema: ${camel}Schema,
  ...${camel}List,
  defaultSort: { by: "order", dir: "ASC" },
  isOrdered: true,
${isPublic ? "" : "  visitors: false,\n"}  list: (db, { skip, take, orderBy, matching }) =>
    Promise.all([db.${camel}.findMany({ where: matching, select, skip, take, orderBy }), db.${camel}.count({ where: matching })]),
  byIds: (db, ids) => db.${camel}.findMany({ where: { id: { in: ids } }, select }),
  label: (${camel}) => ${camel}.nameEn,
  create: (db, data) => db.${camel}.create({ data, select }),
  update: (db, id, data) => db.${camel}.update({ where: { id }, data, select }),
  delete: (db, ids) => db.${camel}.deleteMany({ where: { id: { in: ids } } }),
});
`;
}

function adminFile({ domain, entity, camel, pascal, path }: EntityNames): string {
  return `"use client";

import { BilingualField } from "~/components/fields/bilingual-field";
import { ResourcePage } from "~/components/resource/resource-page";
import { ${camel}List, ${camel}Schema } from "~/features/${domain}/${entity}/schema";
import { api } from "~/trpc/client";

export function ${pascal}Admin() {
  const utils = api.useUtils();
  return (
    <ResourcePage
      path="${path}"
      api={api.${domain}.${camel}}
      cache={utils.${domain}.${camel}}
      schema={${camel}Schema}
      list={${camel}List}
      columns={[{ id: "nameEn" }, { id: "nameVi" }, { id: "updatedAt" }]}
      empty={{ nameEn: "", nameVi: "" }}
      ordered
    >
      {(control) => <BilingualField control={control} name="name" max={50} />}
    </ResourcePage>
  );
}
`;
}

function testFile({ domain, entity, camel, path, isPublic }: EntityNames): string {
  return `import { ${camel}Schema } from "~/features/${domain}/${entity}/schema";
import { crudContract } from "~/server/crud/contract";

const one = { nameEn: "First", nameVi: "Thứ nhất" };
const two = { nameEn: "Second", nameVi: "Thứ hai" };

crudContract("${path}", ${camel}Schema, (caller) => caller.${domain}.${camel}, {
  samples: () => [one, two],
  changes: { first: { nameEn: "Third" }, second: { nameVi: "Thứ ba" }, otherFirst: { nameEn: "Fourth" } },
  refused: [
    { data: { nameEn: "" }, field: "nameEn" },
    { data: { nameVi: "x".repeat(51) }, field: "nameVi" },
  ],
  unique: ["nameEn", "nameVi"],
  search: "thu nhat",
  ordered: true,
  visitors: ${isPublic},
});
`;
}

function pageFile({ domain, entity, camel, pascal, path }: EntityNames): string {
  return `import { featureMetadata } from "~/app/admin/current-features";
import { type ListPageProps, listInput } from "~/components/table/list-state";
import { ${pascal}Admin } from "~/features/${domain}/${entity}/admin";
import { ${camel}List } from "~/features/${domain}/${entity}/schema";
import { requireView } from "~/server/auth/page-guard";
import { HydrateClient, trpc } from "~/trpc/server";

export const generateMetadata = () => featureMetadata("${path}");

export default async function ${pascal}Page({ searchParams }: ListPageProps) {
  await requireView("${path}");
  await trpc.${domain}.${camel}.list.prefetch(listInput(${camel}List, await searchParams));
  return (
    <HydrateClient>
      <${pascal}Admin />
    </HydrateClient>
  );
}
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

  @@index([order])
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
  return `import { router } from "~/server/trpc";\n\nexport const ${domain}Router = router({});\n`;
}

/** The error codes with those of the entity: not found, and a name that is taken. */
export function withCodes(codes: string, { code }: EntityNames): string {
  const withNoun = /const nouns = \[[^\]]*?"CODE"/.source.replace("CODE", code);
  if (new RegExp(withNoun).test(codes)) return codes;
  return codes
    .replace("const nouns = [", `const nouns = [\n  "${code}",`)
    .replace("const uniqueFields = {", `const uniqueFields = {\n  ${code}: ["NAME_VI", "NAME_EN"],`);
}

/** The messages of one language with the page's name. */
export function withFeature(messages: string, { path }: EntityNames, name: string): string {
  const all: { features: Record<string, unknown> } = JSON.parse(messages);
  all.features[path.slice("/admin/".length)] ??= name;
  return `${JSON.stringify(all, null, 2)}\n`;
}
