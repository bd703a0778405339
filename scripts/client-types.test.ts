import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeClientTypes } from "./client-types";

// Each compilation takes seconds, and much longer on a busy machine.
const timeout = 300_000;
/** External program: strict settings of its own and only the packages that a tRPC client has. */
const folder = mkdtempSync(path.join(tmpdir(), "atrium-client-"));

beforeAll(async () => {
  await writeClientTypes(path.join(folder, "atrium.d.ts"));
  const packages = path.join(folder, "node_modules");
  mkdirSync(packages);
  for (const name of ["@trpc", "superjson"]) symlinkSync(path.resolve("node_modules", name), path.join(packages, name));
  const compilerOptions = { target: "ES2022", module: "nodenext", strict: true, types: [], noEmit: true };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
}, timeout);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("compiles the README's typed call outside of the project, with the right result types", { timeout }, async () => {
  const program = `${readmeProgram()}
    const count: number = total;
    const times: (Date | null)[] = rows.map((row) => row.publishAt);
    const states: ("draft" | "published")[] = rows.map((row) => row.status);
    await atrium.career.level.create.mutate({ data: { nameEn: "Junior", nameVi: "Sơ cấp" } });`;
  expect(await wrongLines(program)).toEqual([]);
});

test("refuses a wrong field, sort, filter, procedure or result use outside of the project", {
  timeout,
}, async () => {
  const right = readmeProgram();
  const wrong = [
    `await atrium.news.article.list.query({ search: 1 });`,
    `await atrium.news.article.list.query({ sort: { by: "content", dir: "DESC" } });`,
    `await atrium.news.article.list.query({ filter: { status: "lost" } });`,
    `await atrium.career.level.create.mutate({ data: { nameEn: "Junior" } });`,
    `await atrium.news.article.publish.mutate({ id: 1 });`,
    `const count: string = total;`,
    `rows.map((row) => row.contentEn);`,
  ];
  const first = right.split("\n").length + 1;
  expect(await wrongLines([right, ...wrong].join("\n"))).toEqual(wrong.map((_, index) => first + index));
});

/** Extracts the README's program; it declares its inputs and exports nothing. */
function readmeProgram(): string {
  const blocks = [...readFileSync("README.md", "utf8").matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
  const program = blocks.find((code) => code.includes("createTRPCClient"));
  return `declare const email: string, password: string;\n${program}`;
}

/** Compiles a program beside a copy of this project's types. @returns line numbers of its errors */
function wrongLines(program: string): Promise<number[]> {
  writeFileSync(path.join(folder, "program.ts"), program);
  const compiler = path.resolve("node_modules/typescript/bin/tsc");
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, "--pretty", "false"], { cwd: folder }, (_, output) => {
      // tRPC's own declarations need server packages. skipLibCheck would also skip ours and turn wrong types into any.
      const errors = output.split("\n").filter((line) => /^\S.*error TS/.test(line) && !line.includes("node_modules/"));
      const lines = errors.map((line) => Number(/^program\.ts\((\d+),/.exec(line)?.[1]));
      if (lines.some(Number.isNaN)) reject(new Error(output));
      else resolve([...new Set(lines)]);
    });
  });
}
