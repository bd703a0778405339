import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { TimeoutError, withTimeout } from "~/server/timeout";

/** A task can't be done; others can. */
export class TaskFailed extends Error {}

/** Does tasks, one after the other, until it is closed. @throws TaskFailed */
export type Worker<Task, Result> = { run(task: Task): Promise<Result>; close(): void };

type Answer<Result> = { result: Result } | { failure: string };

/**
 * A process of its own for work that takes more memory than an idle server should, and would make requests wait. It is started by the
 * first task and ends when it is closed.
 * @param script of the process, as it was built: it calls `serveTasks`
 */
export function openWorker<Task extends object, Result>(script: URL, timeoutMs: number): Worker<Task, Result> {
  let child: ChildProcess | null = null;
  const close = () => {
    child?.kill("SIGKILL");
    child = null;
  };
  return {
    run: async (task) => {
      child ??= start(script);
      child.send(task);
      try {
        const answer = await withTimeout(answerOf<Result>(child), timeoutMs);
        if ("failure" in answer) throw new TaskFailed(answer.failure);
        return answer.result;
      } catch (error) {
        if (error instanceof TaskFailed) throw error;
        // Nothing more is to be expected of it: the next task gets another one.
        close();
        if (error instanceof TimeoutError) throw new TaskFailed("It came to no end");
        throw error;
      }
    },
    close,
  };
}

/** In the process of a worker: does the tasks that are sent to it. */
export function serveTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  // Visitors come first.
  setPriority(constants.priority.PRIORITY_LOW);
  // Ctrl-C reaches it too; it ends with the process that started it.
  process.on("SIGINT", () => {});
  process.on("message", async (task: Task) => {
    const answer: Answer<Result> = await work(task).then(
      (result) => ({ result }),
      (error: unknown) => ({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
    process.send?.(answer);
  });
}

function start(script: URL): ChildProcess {
  // The memory settings of the site are not its own; it needs no secrets. One arena: images leave holes in the memory of several.
  const env = { NODE_ENV: "production", MALLOC_ARENA_MAX: "1" } as const;
  const child = fork(script, { execArgv: [], env, serialization: "advanced" });
  // Told by its end.
  child.on("error", () => {});
  return child;
}

async function answerOf<Result>(child: ChildProcess): Promise<Answer<Result>> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const answered: Promise<Answer<Result>[]> = once(child, "message", { signal });
    const ended: Promise<unknown[]> = once(child, "exit", { signal }).then(([code]) => {
      throw new Error(`The worker ended with ${code}`);
    });
    ended.catch(() => {});
    answered.catch(() => {});
    const [answer] = await Promise.race([answered, ended.then(() => [])]);
    return answer ?? { failure: "It gave no answer" };
  } finally {
    settled.abort();
  }
}
