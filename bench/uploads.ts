import { Agent, request } from "node:http";
import { z } from "zod";
import { MAX_ATTACHED_BYTES, MAX_FILE_BYTES } from "~/lib/files";
import { expectOk, textOf } from "./http";
import { residentMegabytes } from "./processes";
import { mutate, queryUrl, resultsOf, type Site, startSite, temporaryFolder } from "./site";
import { limit, type Row } from "./table";

const connections = 64;
const restMs = 20_000;

type Flood = { path: string; field: string; fileSizes: readonly number[]; headers(index: number): Record<string, string> };

/** Measures the memory that uploads at once take: of visitors with a private link, each from another network, and of one account. */
export async function measureUploads(say: (text: string) => void): Promise<Row[]> {
  say("uploads");
  const site = await startSite({ dataDir: temporaryFolder("uploads") });
  try {
    const half = MAX_ATTACHED_BYTES / 2;
    const visitors = {
      path: await privatePath(site),
      field: "files",
      fileSizes: [half, half],
      headers: (index: number) => ({ "x-forwarded-for": `198.18.${index}.1` }),
    };
    const staff = {
      path: "/api/attachments",
      field: "file",
      fileSizes: [MAX_FILE_BYTES],
      headers: () => ({ cookie: site.cookie }),
    };
    const idle = await rested(site);
    if (idle === null) {
      say("uploads: left out, this system has no /proc");
      return [];
    }
    const rows: Row[] = [];
    for (const [who, flood, count] of [["visitors", visitors, connections] as const, ["an account", staff, 24] as const]) {
      const peak = await peakDuring(site, async () =>
        say(`uploads of ${who}: ${JSON.stringify(await send(site, flood, count))}`),
      );
      const later = (await rested(site)) ?? 0;
      const megabytes = flood.fileSizes.reduce((sum, size) => sum + size / 1024 / 1024, 0);
      const what = `${count} uploads of ${megabytes} MB by ${who}`;
      rows.push(
        limit(`memory while ${what} arrive, above the idle server`, { ours: peak, against: idle, unit: "MB" }, { atMost: 200 }),
        limit(`the same, ${restMs / 1000} s later`, { ours: later, against: idle, unit: "MB" }, { atMost: 100 }),
      );
    }
    return rows;
  } finally {
    await site.stop();
  }
}

/** Replies to a visitor, and returns the path of the link in that mail. */
async function privatePath(site: Site): Promise<string> {
  const ask = async (procedure: string, input: object) =>
    resultsOf(textOf(await expectOk(queryUrl(site.origin, procedure, input), { headers: { cookie: site.cookie } })))[0];
  const firstId = async (list: string) => firstRow.parse(await ask(list, { pageSize: 1 })).rows[0].id;
  await mutate(site, "website.contact.reply", { id: await firstId("website.contact.list"), data: { text: "We have three." } });
  const mail = await ask("system.outbox.byId", { id: await firstId("system.outbox.list") });
  return new URL(z.object({ link: z.string() }).parse(mail).link).pathname;
}

const firstRow = z.object({ rows: z.tuple([z.object({ id: z.number() })]) });

/** Sends a form so often at once. @returns how many answers had each status */
async function send(
  { origin }: Site,
  { path, field, fileSizes, headers }: Flood,
  count: number,
): Promise<Record<string, number>> {
  const files = fileSizes.flatMap((size, index) => [
    `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${index}.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    Buffer.alloc(size, Buffer.from([0xff, 0xd8, 0xff])),
    "\r\n",
  ]);
  const text = '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nHere they are.\r\n';
  const body = Buffer.concat([text, ...files, "--x--\r\n"].map((part) => Buffer.from(part)));
  const common = { "content-type": "multipart/form-data; boundary=x", "content-length": String(body.length) };
  const agent = new Agent({ maxSockets: count });
  const statuses: Record<string, number> = {};
  const sendOne = (index: number) =>
    new Promise<void>((resolve) => {
      const finish = (status: string) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        resolve();
      };
      const outgoing = request(`${origin}${path}`, { method: "POST", agent, headers: { ...common, ...headers(index) } });
      outgoing
        .once("error", () => finish("cut"))
        .once("response", (answer) => {
          answer.once("close", () => finish(String(answer.statusCode))).resume();
        });
      outgoing.end(body);
    });
  await Promise.all(Array.from({ length: count }, (_, index) => sendOne(index)));
  return statuses;
}

async function peakDuring({ pid }: Site, work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid) ?? 0);
  }, 50);
  await work();
  clearInterval(watch);
  return peak;
}

/** Returns the memory after a rest. */
async function rested({ pid }: Site): Promise<number | null> {
  await new Promise((resolve) => setTimeout(resolve, restMs));
  return residentMegabytes(pid);
}
