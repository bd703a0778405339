import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { TimeoutError, withTimeout } from "~/server/timeout";
import type { ShareCard } from "./card";
import { CardFailed, type CardImages, type Drawing } from "./share-cards";

export type DrawRequest = { card: ShareCard; images: CardImages };
export type DrawAnswer = { jpeg: Uint8Array } | { failure: string };

/** A card takes a quarter of a second. */
const TIMEOUT_MS = 30_000;

/**
 * Draws in a process of its own, one card after the other: drawing takes more memory than an idle server should, and would make
 * requests wait.
 * @param script of the process, as it was built
 */
export function openDrawProcess(script: URL): Drawing {
  let child: ChildProcess | null = null;
  const close = () => {
    child?.kill("SIGKILL");
    child = null;
  };
  return {
    draw: async (card, images) => {
      child ??= start(script);
      const request: DrawRequest = { card, images };
      child.send(request);
      try {
        const answer = await withTimeout(answerOf(child), TIMEOUT_MS);
        if ("failure" in answer) throw new CardFailed(answer.failure);
        return answer.jpeg;
      } catch (error) {
        if (!(error instanceof TimeoutError)) throw error;
        close();
        throw new CardFailed("Drawing it came to no end");
      }
    },
    close,
  };
}

function start(script: URL): ChildProcess {
  // The memory settings of the site are not its own; it needs no secrets.
  const child = fork(script, { execArgv: [], env: { NODE_ENV: "production" }, serialization: "advanced" });
  // Told by its end.
  child.on("error", () => {});
  return child;
}

async function answerOf(child: ChildProcess): Promise<DrawAnswer> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const answered: Promise<DrawAnswer[]> = once(child, "message", { signal });
    const ended: Promise<unknown[]> = once(child, "exit", { signal }).then(([code]) => {
      throw new Error(`The process that draws ended with ${code}`);
    });
    ended.catch(() => {});
    answered.catch(() => {});
    const [answer] = await Promise.race([answered, ended.then(() => [])]);
    return answer ?? { failure: "It gave no answer" };
  } finally {
    settled.abort();
  }
}
