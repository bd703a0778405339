// `npm run new:entity -- career/position --en Positions --vi "Vị trí"` creates a new entity's folder and registers it.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { domainRouterFile, entityFiles, entityNames, modelOf, withCodes, withPage, withRouter, withTexts } from "./entity-files";
import { explainAndExit } from "./explain.mjs";
import { fail } from "./steps.mjs";

const usage = `Usage: npm run new:entity -- DOMAIN/ENTITY --en "Names of its page" --vi "Tên trang"
  --new-en      what the dialog for a new record is called (default: New, and the entity's name)
  --new-vi      the same in Vietnamese (default: the page's name, and mới)
  --page PATH   its address under /admin, where that is not the entity's name
  --icon ICON   one of src/lib/icon-names.ts (default: circle)
  --code NOUN   what the error codes call it (default: the entity's name)
  --public      visitors see it: an edit empties the page cache`;

try {
  main();
} catch (error) {
  explainAndExit(error);
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      en: { type: "string" },
      vi: { type: "string" },
      "new-en": { type: "string" },
      "new-vi": { type: "string" },
      page: { type: "string" },
      icon: { type: "string", default: "circle" },
      code: { type: "string" },
      public: { type: "boolean", default: false },
    },
  });
  const [name] = positionals;
  const { en, vi } = values;
  if (!name || !en || !vi) {
    fail(usage);
    return;
  }

  const names = entityNames(name, { page: values.page, code: values.code, isPublic: values.public });
  const files = entityFiles(names);
  const taken = Object.keys(files).find((file) => existsSync(file));
  if (taken) {
    fail(`${taken} is there already.`);
    return;
  }
  for (const [file, text] of Object.entries(files)) write(file, text);

  const domainRouter = `src/features/${names.domain}/router.ts`;
  if (!existsSync(domainRouter)) {
    write(domainRouter, domainRouterFile(names.domain));
    change("src/server/root.ts", (text) => withRouter(text, names.domain, `~/features/${names.domain}/router`));
  }
  change(domainRouter, (text) => withRouter(text, names.camel, `~/features/${names.domain}/${names.entity}/router`));
  change("src/features/registry.ts", (text) => withPage(text, names, values.icon));
  change("src/lib/codes.ts", (text) => withCodes(text, names));
  const newEn = values["new-en"] ?? `New ${names.entity.replaceAll("-", " ")}`;
  const newVi = values["new-vi"] ?? `${vi} mới`;
  const [emptyEn, emptyVi] = [`${en} appear here once you add them.`, `${vi} xuất hiện tại đây sau khi bạn thêm.`];
  change("messages/en.json", (text) => withTexts(text, names, { page: en, new: newEn, emptyHelp: emptyEn }));
  change("messages/vi.json", (text) => withTexts(text, names, { page: vi, new: newVi, emptyHelp: emptyVi }));

  const model = new RegExp(`^model ${names.pascal} \\{`, "m");
  const isNewTable = !readdirSync("prisma/schema").some((file) =>
    model.test(readFileSync(path.join("prisma/schema", file), "utf8")),
  );
  if (isNewTable) {
    const schema = `prisma/schema/${names.domain}.prisma`;
    write(schema, (existsSync(schema) ? readFileSync(schema, "utf8") : "") + modelOf(names));
  }

  execFileSync("npx", ["biome", "check", "--write", "src/features", "src/app/admin", "src/server/root.ts", "src/lib/codes.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
  });

  console.log("\nNext:");
  if (isNewTable) console.log(`- npm run migrate -- new add_${names.entity.replaceAll("-", "_")}`);
  console.log("- npm run generate");
  console.log(`- npx tsc --noEmit && npx vitest run src/features/${names.domain}/${names.entity}`);
  console.log("- add its own fields: docs/add-an-entity.md says how");
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`✓ ${file}`);
}

function change(file: string, edit: (text: string) => string): void {
  const before = readFileSync(file, "utf8");
  const after = edit(before);
  if (after === before) return;
  writeFileSync(file, after);
  console.log(`✓ ${file}`);
}
