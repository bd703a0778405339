import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { parse } from "csv-parse";
import type { z } from "zod";
import { type ImportLine, type ImportProblem, MAX_IMPORT_LINES, redirectSchema } from "~/features/website/redirect/schema";
import { locales, splitLocale } from "~/i18n/routing";
import type { Db } from "~/server/db/client";
import { collectRules, type RedirectRule } from "~/server/http/redirect-rules";
import { AppError } from "~/server/platform/errors";
import { ownPath } from "~/server/request/origin";
import { visibleAmong } from "~/server/traits/public-records";

type RedirectData = z.output<typeof redirectSchema>;

/**
 * Refuses a redirect that would never be used, because visitors see a page at its path, or that leads back to itself.
 * @param id of a stored redirect
 * @throws ERROR_REDIRECT_PAGE at fromPath, ERROR_REDIRECT_LOOP at target
 */
export async function checkRedirect(db: Db, rule: RedirectRule, now: Date, id?: number): Promise<void> {
  if ((await pagesAmong(db, [rule.fromPath], now)).size > 0) throw new AppError("ERROR_REDIRECT_PAGE", { field: "fromPath" });
  const rules = await db.redirect.findMany({
    where: id === undefined ? {} : { id: { not: id } },
    select: { fromPath: true, target: true },
  });
  if (!collectRules(rules).add(rule)) throw new AppError("ERROR_REDIRECT_LOOP", { field: "target" });
}

/** Finds the paths at which visitors see a record's page now. */
async function pagesAmong(db: Db, paths: readonly string[], now: Date): Promise<Set<string>> {
  const localised = paths.map((path) => ({ path, page: splitLocale(path) }));
  const seen = await Promise.all(
    locales.map(async (locale) => {
      const addresses = localised.flatMap(({ page }) => (page.locale === locale ? [page.path] : []));
      const shown = new Set(await visibleAmong(db, addresses, locale, now));
      return localised.filter(({ page }) => page.locale === locale && shown.has(page.path)).map(({ path }) => path);
    }),
  );
  return new Set(seen.flat());
}

/** Yields to other requests after so many bytes or lines. */
const BYTES_AT_ONCE = 16 * 1024;
const LINES_AT_ONCE = 50;

/**
 * Reads lines of a CSV file: from, to, and optionally permanent and active. A first line without an address is a heading. Stops
 * after the first line beyond the limit.
 * @throws ERROR_FILE_DAMAGED when the file is not CSV
 */
export async function readLines(csv: string): Promise<ReadLine[]> {
  const options = { bom: true, trim: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true, info: true };
  // The first separator in the file decides.
  const parser = Readable.from(chunksOf(csv)).pipe(parse({ ...options, delimiter: /[,;\t]/.exec(csv)?.[0] ?? "," }));
  const lines: ReadLine[] = [];
  let isFirst = true;
  try {
    for await (const { record, info } of parser) {
      const { cells, line }: { cells: string[]; line: number } = { cells: record, line: info.lines };
      if (cells.every((cell) => cell === "")) continue;
      const isHeading = isFirst && cells.slice(0, 2).every((cell) => !/[/.:=]/.test(cell));
      isFirst = false;
      if (isHeading) continue;
      if (lines.length === MAX_IMPORT_LINES) return [...lines, { line, cells, data: null, problem: "tooMany" }];
      lines.push(readLine(line, cells));
      if (lines.length % LINES_AT_ONCE === 0) await setImmediate();
    }
  } catch {
    throw new AppError("ERROR_FILE_DAMAGED");
  }
  return lines;
}

async function* chunksOf(csv: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(csv);
  for (let start = 0; start < bytes.length; start += BYTES_AT_ONCE) {
    yield bytes.subarray(start, start + BYTES_AT_ONCE);
    await setImmediate();
  }
}

/**
 * Checks the lines of a file without writing anything.
 * @returns the result for each line, and the redirects of valid lines
 */
export async function judgeLines(
  db: Db,
  read: readonly ReadLine[],
  now: Date,
): Promise<{ lines: ImportLine[]; redirects: RedirectData[] }> {
  const paths = read.flatMap(({ data }) => (data ? [data.fromPath] : []));
  const [known, pages] = await Promise.all([
    db.redirect.findMany({ select: { fromPath: true, target: true } }),
    pagesAmong(db, paths, now),
  ]);
  const isStored = new Set(known.map(({ fromPath }) => fromPath));
  const rules = collectRules(known);
  const judge = (rule: RedirectData): ImportProblem | null => {
    if (rules.has(rule.fromPath)) return isStored.has(rule.fromPath) ? "exists" : "repeated";
    if (pages.has(rule.fromPath)) return "page";
    return rules.add(rule) ? null : "loop";
  };
  const redirects: RedirectData[] = [];
  const lines: ImportLine[] = [];
  for (const { line, cells, data, problem } of read) {
    const judged = data ? judge(data) : problem;
    lines.push({ line, fromPath: data?.fromPath ?? cells[0] ?? "", target: data?.target ?? cells[1] ?? "", problem: judged });
    if (data && judged === null) redirects.push(data);
    if (lines.length % LINES_AT_ONCE === 0) await setImmediate();
  }
  return { lines, redirects };
}

/** Parsed line: a redirect, or a problem. */
type ReadLine = { line: number; cells: string[]; data: RedirectData | null; problem: ImportProblem | null };

function readLine(line: number, cells: string[]): ReadLine {
  const [fromPath = "", target = "", permanent = "", active = ""] = cells;
  const flags = { permanent: flagOf(permanent), active: flagOf(active) };
  if (flags.permanent === null || flags.active === null) return { line, cells, data: null, problem: "setting" };
  const { data, error } = redirectSchema.safeParse({ fromPath, target, ...flags });
  if (data) return { line, cells, data: { ...data, target: ownPath(data.target) }, problem: null };
  const [issue] = error.issues;
  if (issue?.path[0] === "target") return { line, cells, data: null, problem: "target" };
  return { line, cells, data: null, problem: issue?.message === "fixedRoute" ? "fixedRoute" : "from" };
}

/** Parses yes or no in both languages, as people and programs write them; empty is yes. Null for other words. */
function flagOf(cell: string): boolean | null {
  // Macs may write "có" with separate accents.
  const word = cell.normalize("NFC").toLowerCase();
  if (["", "true", "yes", "y", "1", "301", "308", "có"].includes(word)) return true;
  return ["false", "no", "n", "0", "302", "303", "307", "không"].includes(word) ? false : null;
}
