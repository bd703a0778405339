// Load generator for a process of its own: node --import tsx load.ts URL CONNECTIONS SECONDS [COOKIE]. Prints a `Load` as JSON.
// Uses bare sockets and only measures the length of each response: a full HTTP client would be slower than the server.
import { connect } from "node:net";
import { BROWSER_ENCODINGS } from "./http";

export type Load = { perSecond: number; p50: number; p99: number };

const [address = "", connections = "32", seconds = "3", cookie = ""] = process.argv.slice(2);
const url = new URL(address);
const question = Buffer.from(
  `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept: text/html\r\n` +
    `Accept-Encoding: ${BROWSER_ENCODINGS}\r\nConnection: keep-alive\r\n${cookie && `Cookie: ${cookie}\r\n`}\r\n`,
);
const endOfHead = Buffer.from("\r\n\r\n");
const times: number[] = [];
let isMeasuring = false;
let isOver = false;

await Promise.all(Array.from({ length: Number(connections) }, () => open()));
isMeasuring = true;
const started = performance.now();
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
isOver = true;
const elapsed = performance.now() - started;
times.sort((a, b) => a - b);
const at = (rank: number) => times[Math.floor(times.length * rank)] ?? Number.NaN;
console.log(JSON.stringify({ perSecond: (times.length / elapsed) * 1000, p50: at(0.5), p99: at(0.99) } satisfies Load));
process.exit(0);

/** Opens a connection that sends the next request after each response. @returns when it is open */
function open(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    const reader = answerReader();
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(question);
    };
    socket.once("connect", () => {
      resolve();
      send();
    });
    socket.on("data", (chunk: Buffer) => {
      if (!reader(chunk)) return;
      if (isMeasuring && !isOver) times.push(performance.now() - sentAt);
      if (!isOver) send();
    });
    socket.on("error", (error) => refuse(error.message));
    socket.on("close", () => !isOver && refuse("a connection was closed"));
  });
}

/** Creates a reader that reports whether a piece is the last of a response, by its length or chunk by chunk. */
function answerReader(): (piece: Buffer) => boolean {
  let rest: Buffer | null = null;
  /** Bytes left of the body, or of a chunk with its line end; null while reading a head or a chunk's size. */
  let missing: number | null = null;
  let isChunked = false;
  let isInBody = false;
  return (piece) => {
    let data = rest ? Buffer.concat([rest, piece]) : piece;
    rest = null;
    for (;;) {
      if (missing !== null) {
        if (data.length < missing) {
          missing -= data.length;
          return false;
        }
        data = data.subarray(missing);
        missing = null;
        if (!isChunked) return finished();
      }
      const end: number = data.indexOf(isInBody ? "\r\n" : endOfHead);
      if (end < 0) {
        rest = data;
        return false;
      }
      const head = data.toString("latin1", 0, end);
      if (isInBody) {
        const size = Number.parseInt(head, 16);
        if (size === 0) return finished();
        data = data.subarray(end + 2);
        missing = size + 2;
        continue;
      }
      if (!head.startsWith("HTTP/1.1 200 ")) refuse(`an answer was ${head.slice(0, 60)}`);
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
      isChunked = length === undefined;
      isInBody = true;
      missing = length === undefined ? null : Number(length);
      data = data.subarray(end + 4);
    }
  };

  function finished(): true {
    isInBody = false;
    return true;
  }
}

function refuse(reason: string): never {
  console.error(`${address}: ${reason}`);
  process.exit(1);
}
