// Sends a flood from a separate process, so that it does not slow the measurements: node --import tsx e2e/flood.ts '{ … }'.
// Each connection repeats its request until the time is over or SIGTERM arrives. The script prints a line when all connections have
// had an answer, at the latest after a second, and at the end the number of answers by status.
import { Agent, type ClientRequest, request } from "node:http";
import { type Flood, isFlood } from "./flood-options";

const flood: unknown = JSON.parse(process.argv[2] ?? "null");
if (!isFlood(flood)) throw new Error("A flood is an origin, requests, connections and seconds.");

const statuses: Record<string, number> = {};
const end = Date.now() + flood.seconds * 1_000;
const agent = new Agent({ keepAlive: true, maxSockets: flood.connections });

process.once("SIGTERM", finish);
let hasBegun = false;
let unansweredConnections = flood.connections;
// Some requests get no answer.
setTimeout(begin, 1_000);
await Promise.all(Array.from({ length: flood.connections }, (_, index) => repeatRequest(flood, index)));
finish();

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  console.log("It begins.");
}

function finish(): never {
  console.log(JSON.stringify(statuses));
  process.exit(0);
}

async function repeatRequest({ origin, requests }: Flood, index: number): Promise<void> {
  const floodRequest = requests[index % requests.length];
  if (!floodRequest) return;
  const { method = "GET", path, body } = floodRequest;
  const { hostname, port } = new URL(origin);
  const { start = "", filler = { text: "", times: 0 }, end: tail = "", missing = 0, type = "" } = body ?? {};
  const bytes = Buffer.from(start + filler.text.repeat(filler.times) + tail, "latin1");
  const headers = {
    ...floodRequest.headers,
    ...(body && { "content-type": type, "content-length": bytes.length + missing }),
  };
  for (let count = 0; Date.now() < end; count++) {
    const status = await new Promise<string>((resolve) => {
      const uniquePath = path.replace("*", `${index}-${count}`.padStart(12, "0"));
      const outgoing = request({ hostname, port, path: uniquePath, method, agent, headers }, (response) => {
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
    if (count === 0) {
      unansweredConnections -= 1;
      if (unansweredConnections === 0) begin();
    }
  }
}

function sendSlowly(outgoing: ClientRequest, bytes: Buffer, resolve: (status: string) => void): void {
  outgoing.write(bytes);
  const timer = setInterval(() => outgoing.write(Buffer.alloc(1_024)), 1_000);
  // The answer may come while the body is still being sent.
  outgoing
    .once("response", ({ statusCode }) => {
      resolve(String(statusCode));
      outgoing.destroy();
    })
    .once("close", () => clearInterval(timer));
}
