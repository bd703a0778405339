import { type AnyRouter, callTRPCProcedure } from "@trpc/server";
import { listInput } from "~/components/table/list-state";
import { type AdminPath, adminPages } from "~/features/registry";
import { defaultLocale, isLocale, localeCookie } from "~/i18n/routing";
import { csvStart } from "~/lib/csv";
import { toDateInput } from "~/lib/dates";
import { proceduresOf } from "~/server/crud/procedures";
import type { Meta } from "~/server/crud/trpc";
import { guardedRoute } from "~/server/http/guarded-route";
import { streamBody } from "~/server/http/stream-body";
import { log } from "~/server/platform/log";
import { cookieOf } from "~/server/request/cookies";

/**
 * GET `/api/export/<page>?<query of its list>`: streams all rows of the list as CSV, from the router's procedure `exportRows`. A
 * failure halfway aborts the connection, so that browsers do not keep an incomplete file.
 */
export function exportRoute(router: AnyRouter) {
  const exports = exportsOf(router);
  const pathOf = ({ page }: { page: string }) =>
    adminPages.find(({ path }) => isPage(path, page) && exports.has(path))?.path ?? null;

  return guardedRoute(pathOf, "view", async ({ request, params, path, ...context }) => {
    const { name = "", meta } = exports.get(path) ?? {};
    const rows: unknown = await callTRPCProcedure({
      router,
      path: name,
      type: "query",
      ctx: context,
      getRawInput: async () => inputOf(request, meta),
      signal: request.signal,
      batchIndex: 0,
    });
    if (!isAsyncIterable(rows)) throw new Error(`${name} yields no rows.`);
    // Read the first chunk before answering: errors until then get an error status.
    const iterator = rows[Symbol.asyncIterator]();
    const body = streamBody(fileOf(await iterator.next(), iterator, path));
    const filename = `${params.page}-${toDateInput(context.now)}.csv`;
    return new Response(body, {
      headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${filename}"` },
    });
  });
}

/** Finds the export procedure of each page. */
function exportsOf(router: AnyRouter): ReadonlyMap<AdminPath, { name: string; meta: Meta }> {
  const found = new Map<AdminPath, { name: string; meta: Meta }>();
  for (const { name, meta } of proceduresOf(router)) {
    if (name.endsWith(".exportRows") && typeof meta?.guard === "object") found.set(meta.guard.path, { name, meta });
  }
  return found;
}

function isPage(path: AdminPath, page: string): boolean {
  return path === `/admin/${page}`;
}

/** Builds the list's input from the URL, without paging. */
function inputOf(request: Request, { sort = [], filter }: Partial<Meta> = {}) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { page: _, pageSize: __, ...input } = filter ? listInput({ sort, filter }, query) : { page: 1, pageSize: 1 };
  const locale = cookieOf(request.headers, localeCookie);
  return { ...input, locale: isLocale(locale) ? locale : defaultLocale };
}

/** Encodes the file in UTF-8 chunks. Logs and rethrows errors: the answer has begun. */
async function* fileOf(first: IteratorResult<unknown>, rest: AsyncIterator<unknown>, path: AdminPath) {
  const encoder = new TextEncoder();
  let next = first;
  yield encoder.encode(csvStart);
  try {
    for (; !next.done; next = await rest.next()) yield encoder.encode(String(next.value));
  } catch (error) {
    log.error(`The export of ${path} was cut off`, error);
    throw error;
  } finally {
    // The client disconnected, or everything was sent.
    await rest.return?.();
  }
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
