// A flood, in a process of its own, so that it does not slow down who measures: node --import tsx e2e/flood.ts '{ … }'. Each
// connection asks again as soon as it was answered, until the time is over or SIGTERM comes. It prints a line when it begins, and at
// its end how often each status was the answer.
import { Agent, type ClientRequest, request } from "node:http";
import { type Flood, isFlood } from "./flood-options";

const flood: unknown = JSON.parse(process.argv[2] ?? "null");
if (!isFlood(flood)) throw new Error("A flood is an origin, a path, connections and seconds.");

const statuses: Record<string, number> = {};
const end = Date.now() + flood.seconds * 1_000;
const agent = new Agent({ keepAlive: true, maxSockets: flood.connections });

process.once("SIGTERM", finish);
console.log("It begins.");
await Promise.all(Array.from({ length: flood.connections }, (_, index) => askUntilEnd(flood, index)));
finish();

function finish(): never {
  console.log(JSON.stringify(statuses));
  process.exit(0);
}

async function askUntilEnd({ origin, method = "GET", path, headers = {}, slowBody }: Flood, index: number): Promise<void> {
  const { hostname, port } = new URL(origin);
  for (let count = 0; Date.now() < end; count++) {
    const status = await new Promise<string>((resolve) => {
      const ownPath = path.replace("*", `${index}-${count}`.padStart(12, "0"));
      const length = slowBody && { "content-length": String(slowBody.announced) };
      const asked = request({ hostname, port, path: ownPath, method, agent, headers: { ...headers, ...length } }, (response) => {
        response
          .on("end", () => resolve(String(response.statusCode)))
          .on("error", () => resolve("cut"))
          .resume();
      });
      asked.on("error", () => resolve("refused"));
      asked.setTimeout(Math.max(1, end - Date.now()), () => asked.destroy());
      if (slowBody) sendSlowly(asked, slowBody.sent, resolve);
      else asked.end();
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

function sendSlowly(asked: ClientRequest, bytes: number, resolve: (status: string) => void): void {
  asked.write(Buffer.alloc(bytes));
  const timer = setInterval(() => asked.write(Buffer.alloc(1_024)), 1_000);
  // The answer may come while the body is still being sent.
  asked
    .once("response", ({ statusCode }) => {
      resolve(String(statusCode));
      asked.destroy();
    })
    .once("close", () => clearInterval(timer));
}
