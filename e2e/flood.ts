// A flood, in a process of its own, so that it does not slow down who measures: node --import tsx e2e/flood.ts '{ … }'. Each
// connection asks again as soon as it was answered, until the time is over or SIGTERM comes. It prints a line when all connections
// were answered once, or after a second, and at its end how often each status was the answer.
import { Agent, type ClientRequest, request } from "node:http";
import { type Flood, isFlood } from "./flood-options";

const flood: unknown = JSON.parse(process.argv[2] ?? "null");
if (!isFlood(flood)) throw new Error("A flood is an origin, requests, connections and seconds.");

const statuses: Record<string, number> = {};
const end = Date.now() + flood.seconds * 1_000;
const agent = new Agent({ keepAlive: true, maxSockets: flood.connections });

process.once("SIGTERM", finish);
let unanswered = flood.connections;
// Some shapes get no answer.
setTimeout(begin, 1_000);
await Promise.all(Array.from({ length: flood.connections }, (_, index) => askUntilEnd(flood, index)));
finish();

function begin(): void {
  if (unanswered >= 0) console.log("It begins.");
  unanswered = -1;
}

function finish(): never {
  console.log(JSON.stringify(statuses));
  process.exit(0);
}

async function askUntilEnd({ origin, requests }: Flood, index: number): Promise<void> {
  const asked = requests[index % requests.length];
  if (!asked) return;
  const { method = "GET", path, body } = asked;
  const { hostname, port } = new URL(origin);
  const { start = "", filler = { text: "", times: 0 }, end: tail = "", missing = 0, type = "" } = body ?? {};
  const bytes = Buffer.from(start + filler.text.repeat(filler.times) + tail, "latin1");
  const headers = {
    ...asked.headers,
    ...(body && { "content-type": type, "content-length": bytes.length + missing }),
  };
  for (let count = 0; Date.now() < end; count++) {
    const status = await new Promise<string>((resolve) => {
      const ownPath = path.replace("*", `${index}-${count}`.padStart(12, "0"));
      const outgoing = request({ hostname, port, path: ownPath, method, agent, headers }, (response) => {
        response
          .on("end", () => resolve(String(response.statusCode)))
          .on("error", () => resolve("cut"))
          .resume();
      });
      outgoing.on("error", () => resolve("refused"));
      outgoing.setTimeout(Math.max(1, end - Date.now()), () => outgoing.destroy());
      if (missing > 0) sendSlowly(outgoing, bytes, resolve);
      else outgoing.end(bytes);
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (count === 0 && --unanswered === 0) begin();
  }
}

function sendSlowly(asked: ClientRequest, bytes: Buffer, resolve: (status: string) => void): void {
  asked.write(bytes);
  const timer = setInterval(() => asked.write(Buffer.alloc(1_024)), 1_000);
  // The answer may come while the body is still being sent.
  asked
    .once("response", ({ statusCode }) => {
      resolve(String(statusCode));
      asked.destroy();
    })
    .once("close", () => clearInterval(timer));
}
