import { MAX_IMPORT_LINES } from "~/features/website/redirect/schema";
import { MAX_FILE_BYTES } from "~/lib/files";
import { findPdfProblem } from "~/server/files/find-pdf-problem";
import { request } from "./http";
import { measureLargestCalls } from "./largest-calls";
import { mutate, startSite, temporaryFolder } from "./site";
import { limit, median, type Row } from "./table";

const rounds = 20;
/** Takes quadratic time when normalised as a whole. */
const marks = (count: number) => `a${"\u0301".repeat(count)}`;

/** Measures input that is designed to be slow, and the largest calls that are taken. */
export async function measureRefusals(say: (text: string) => void): Promise<Row[]> {
  return [...(await measureSlowInputs(say)), ...(await measureLargestCalls(say))];
}

/**
 * Sends input that is designed to be slow: a text of combining marks only, a long chain of redirects, a PDF of nothing but ends.
 */
async function measureSlowInputs(say: (text: string) => void): Promise<Row[]> {
  say("refusals");
  const site = await startSite({ dataDir: temporaryFolder("refusals") });
  let client = 0;
  /** Each request has a new client address, so that the throttle does not apply. */
  const post = async (path: string, type: string, body: string) => {
    client += 1;
    const headers = { "content-type": type, "x-forwarded-for": `198.18.1.${client}` };
    const { ms, status } = await request(`${site.origin}${path}`, { method: "POST", headers, body });
    if (status < 400 || status >= 500) throw new Error(`${path} answered ${status}.`);
    return ms;
  };
  const signIn = (email: string) => post("/api/auth/login", "application/json", JSON.stringify({ email, password: "wrong" }));
  const contact = (text: string) => post("/contact", "application/x-www-form-urlencoded", `${new URLSearchParams({ text })}`);
  const chain = Array.from({ length: MAX_IMPORT_LINES }, (_, index) => `/step-${index + 1},/step-${index}`).join("\n");
  const file = Buffer.alloc(MAX_FILE_BYTES, "xref\n%%EOF\n");
  file.write("%PDF-1.7\n");
  try {
    const rows = {
      signIn: { ours: await measure(() => signIn(marks(30_000))), against: await measure(() => signIn("nobody")) },
      contact: { ours: await measure(() => contact(marks(10_000))), against: await measure(() => contact("")) },
      chain: await measure(() => mutate(site, "website.redirect.import", { csv: chain, isTrial: true }), 3),
      pdf: await measure(async () => timeOf(() => findPdfProblem(file))),
    };
    return [
      limit("sign-in with 30,000 combining marks / with a word", { ...rows.signIn, unit: "ms" }, { atMost: 20 }),
      limit("contact form with 10,000 combining marks / without a text", { ...rows.contact, unit: "ms" }, { atMost: 20 }),
      limit("trial of an import of 5,000 redirects in one chain", { ours: rows.chain, unit: "ms" }, { atMost: 3_000 }),
      limit("check of a PDF of 10 MB of ends", { ours: rows.pdf, unit: "ms" }, { atMost: 100 }),
    ];
  } finally {
    await site.stop();
  }
}

async function measure(run: () => Promise<number>, times = rounds): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < times; round++) all.push(await run());
  return median(all);
}

function timeOf(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
