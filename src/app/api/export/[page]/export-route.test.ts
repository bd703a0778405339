import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { sessionCookie } from "~/server/auth/session";
import { expectReadable } from "~/server/crud/contract/list";
import { proceduresOf } from "~/server/crud/procedures";
import { guarded, router } from "~/server/crud/trpc";
import { database, openClient } from "~/server/db/client";
import { useTestDatabase } from "~/server/db/test-database";
import { buildFixedPages, buildUser, grant } from "~/server/db/test-records";
import { withTestStore } from "~/server/files/test-store";
import { AppError } from "~/server/platform/errors";
import { collectLog } from "~/server/platform/test-log";
import { appRouter } from "~/server/root";
import { seed } from "../../../../../prisma/seed";
import { exportRoute } from "./export-route";

useTestDatabase();
withTestStore();
afterEach(() => {
  start = () => {};
  vi.restoreAllMocks();
});

const guard = { path: "/admin/level", action: "view" } as const;
const list = { sort: ["nameEn"], filter: z.object({ active: z.boolean().optional() }) } as const;
const input = z.object({
  search: z.string().optional(),
  sort: z.object({ by: z.enum(list.sort), dir: z.enum(["ASC", "DESC"]) }).optional(),
  filter: list.filter.optional(),
  locale: z.enum(["en", "vi"]).optional(),
});

let inputs: z.infer<typeof input>[] = [];
let ended = 0;
/** Actions of the fake export before and after its header. */
let start = () => {};
let rows: () => AsyncGenerator<string> = async function* () {};

const GET = exportRoute(
  router({
    level: router({
      exportRows: guarded("/admin/level")
        .view.meta({ guard, ...list })
        .input(input)
        .query(async function* ({ input }) {
          inputs.push(input);
          start();
          try {
            yield "Name,Active\r\n";
            yield* rows();
          } finally {
            ended += 1;
          }
        }),
      list: guarded("/admin/level").view.query(() => []),
    }),
    partner: router({ list: guarded("/admin/partner").view.query(() => []) }),
  }),
);

async function get(page: string, { query = "", headers = {} }: { query?: string; headers?: Record<string, string> } = {}) {
  inputs = [];
  ended = 0;
  const request = new Request(`http://example.com/api/export/${page}${query}`, { headers: { host: "example.com", ...headers } });
  return GET(request, { params: Promise.resolve({ page }) });
}

async function signedIn(role: "ADMIN" | "USER" = "ADMIN"): Promise<Record<string, string>> {
  const { sessionId } = await buildUser(role);
  return { cookie: (await sessionCookie(sessionId, new Headers())).split(";")[0] ?? "" };
}

describe("export", () => {
  test("is a CSV file for Excel, named after its page and the day", async () => {
    rows = async function* () {
      yield "Sơn,true\r\n";
      yield "Anh,false\r\n";
    };
    vi.useFakeTimers({ now: new Date("2026-11-20T18:00:00Z"), toFake: ["Date"] });
    const response = await get("level", { headers: await signedIn() });
    vi.useRealTimers();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      // The day in the company's time zone.
      "content-disposition": 'attachment; filename="level-2026-11-21.csv"',
      "cache-control": "no-store",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString()).toBe("\uFEFFName,Active\r\nSơn,true\r\nAnh,false\r\n");
  });

  test("starts with one byte order mark for every list", async () => {
    await database().level.create({ data: { nameEn: "Senior", nameVi: "Chuyên viên" } });
    const headers = { host: "example.com", ...(await signedIn()) };
    const request = new Request("http://example.com/api/export/level", { headers });
    const response = await exportRoute(appRouter)(request, { params: Promise.resolve({ page: "level" }) });
    expect(Buffer.from(await response.arrayBuffer()).toString()).toMatch(/^\uFEFF[^\uFEFF]+Senior[^\uFEFF]+$/);
  });

  test("writes each list's times, days, yes and no as people read them, in both languages, under its titles", async () => {
    await buildFixedPages();
    await seed(openClient(), { mode: "demo", adminEmail: "first@example.com" });
    const [user, candidate] = [await buildUser("ADMIN"), await database().candidate.findFirstOrThrow()];
    await database().mail.create({ data: { to: "lan@example.com", subject: "Ready", text: "", candidateId: candidate.id } });
    await database().activity.create({ data: { actorName: user.name, action: "erase", path: "/admin/candidate" } });
    const { cookie } = await signedIn();
    const GET = exportRoute(appRouter);
    const lists = proceduresOf(appRouter).filter(({ name }) => name.endsWith(".exportRows"));
    const pages = lists.flatMap(({ meta }) => (typeof meta?.guard === "object" ? [meta.guard.path.replace("/admin/", "")] : []));
    expect(pages).toHaveLength(23);
    const titles: Record<string, string> = {};
    for (const [page, locale] of pages.flatMap((page) => [[page, "en"] as const, [page, "vi"] as const])) {
      const headers = { host: "example.com", cookie: `${cookie}; locale=${locale}` };
      const answer = await GET(new Request(`http://example.com/api/export/${page}`, { headers }), {
        params: Promise.resolve({ page }),
      });
      const text = await answer.text();
      expect([page, text.split("\r\n").length > 2]).toEqual([page, true]);
      expectReadable(text);
      if (locale === "en") titles[page] = text.split("\r\n", 1).join().replaceAll(" (Asia/Ho_Chi_Minh)", "");
    }
    // Programs read exports: a changed column is a decision.
    expect(titles).toMatchInlineSnapshot(`
      {
        "about-us": "Name (English),Name (Vietnamese),Layout,Status,Publish on,Last changed",
        "activity": "Time,Person,Action,Page,Record no.,Record,IP address",
        "candidate": "Name,Email,Phone,Job post,Source,Stage,Rating,Assignee,Applied on",
        "career": "Title (English),Title (Vietnamese),Position,Level,Office,Openings,Minimum salary,Maximum salary,Salary negotiable,Currency,Paid per,Deadline,Applications,Applicants,Status,Publish on,Created",
        "contact": "Subject,Name,Email,Phone,Company,Source,Created,Important,Last message,Status,Unread,Assignee",
        "feature": "Name (English),Name (Vietnamese),Address,Icon,Position",
        "history": "Year,Title (English),Title (Vietnamese),Description (English),Description (Vietnamese),Active,Last changed",
        "home": "Title (English),Title (Vietnamese),Web address,Last changed",
        "level": "Name (English),Name (Vietnamese),Last changed",
        "media": "File,Kind,Description (English),Description (Vietnamese),Size,Uploaded",
        "news": "Title (English),Title (Vietnamese),Category,Status,Featured,Publish on,Author,Created",
        "news-category": "Name (English),Name (Vietnamese),Web address,Last changed,Articles",
        "office": "Name (English),Name (Vietnamese),Address (English),Address (Vietnamese),City or province (English),City or province (Vietnamese),Phone,Email,Opening hours (English),Opening hours (Vietnamese),Map link,Latitude,Longitude,Head office,Active,Last changed",
        "outbox": "Subject,To,Status,Created",
        "page": "Title (English),Title (Vietnamese),Web address,Status,Publish on,Last changed",
        "partner": "Name (English),Name (Vietnamese),Website,Active,Last changed",
        "position": "Name (English),Name (Vietnamese),Description (English),Description (Vietnamese),Last changed",
        "redirect": "From,To,Permanent,Active,Uses,Last used",
        "role": "Name,Users,Requires two-step sign-in,Built in,Last changed",
        "service": "Name (English),Name (Vietnamese),Web address,Status,Publish on,Last changed",
        "source": "Name (English),Name (Vietnamese),Value in links,Last changed,Candidates",
        "statistic": "Name (English),Name (Vietnamese),Value,Before the number,After the number,Icon,Active,Last changed",
        "user": "Name,Email,Role,Status,Confirmed,Approved,Last sign-in,Created",
      }
    `);
  });

  test("contains the rows that the list at this URL shows, and ignores unknown parameters", async () => {
    const headers = await signedIn();
    const query = "?search=anh&sort=nameEn.DESC&active=true&page=3&pageSize=50&columns=nameEn&other=1";
    await get("level", { query, headers });
    expect(inputs).toEqual([{ search: "anh", sort: { by: "nameEn", dir: "DESC" }, filter: { active: true }, locale: "en" }]);
    await get("level", { query: "?sort=password.ASC&active=maybe", headers: { cookie: `${headers.cookie}; locale=vi` } });
    expect(inputs).toEqual([{ filter: {}, locale: "vi" }]);
  });

  test("is read at the client's pace, and no further once the client has disconnected", async () => {
    let made = 0;
    rows = async function* () {
      for (;;) {
        made += 1;
        yield "row\r\n";
      }
    };
    const reader = (await get("level", { headers: await signedIn() })).body?.getReader();
    for (let chunk = 0; chunk < 5; chunk++) await reader?.read();
    expect(made).toBeLessThan(6);
    await reader?.cancel();
    expect(ended).toBe(1);
  });

  test("breaks the connection and is logged when it fails halfway", async () => {
    const logged = collectLog();
    rows = async function* () {
      yield "row\r\n";
      throw new Error("The table is gone.");
    };
    const response = await get("level", { headers: await signedIn() });
    await expect(response.text()).rejects.toThrow();
    expect(logged.join()).toMatch("The export of /admin/level was cut off");
  });

  test("answers an error when it fails before the first row", async () => {
    start = () => {
      throw new AppError("ERROR_UNAVAILABLE");
    };
    const response = await get("level", { headers: await signedIn() });
    expect([response.status, await response.json()]).toEqual([503, { message: "ERROR_UNAVAILABLE" }]);
  });
});

describe("refused export", () => {
  const expectRefusal = async (response: Response, status: number, message: string) => {
    expect([response.status, await response.json()]).toEqual([status, { message }]);
    expect(inputs).toEqual([]);
  };

  test("without a session, on any page", async () => {
    await expectRefusal(await get("level"), 401, "ERROR_UNAUTHORIZED");
    await expectRefusal(await get("no-such-page"), 401, "ERROR_UNAUTHORIZED");
  });

  test("on a page that the role may not view", async () => {
    await grant("USER", "/admin/level", { view: false, add: true, edit: true, delete: true });
    await expectRefusal(await get("level", { headers: await signedIn("USER") }), 403, "ERROR_FORBIDDEN");
  });

  test.each(["no-such-page", "partner", "", "../level", "level/"])("on %j, which has none", async (page) => {
    await expectRefusal(await get(page, { headers: await signedIn() }), 404, "INVALID_REQUEST");
  });
});
