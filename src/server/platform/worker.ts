import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { TimeoutError } from "./timeout";

/** A single task failed; others may succeed. */
export class TaskFailed extends Error {}

export type Worker<Task, Result> = { run(task: Task): Promise<Result>; close(): void };

type Answer<Result> = { result: Result } | { failure: string };
type Message<Result> = "begun" | Answer<Result>;

const START_TIMEOUT_MS = 30_000;

/**
 * Runs work that takes much memory or would block requests in a process, which the first task starts.
 * @param script built script that calls `serveTasks` @param timeoutMs limit of one task, from its start in the process
 * @param idleMs time without a task after which the process ends; by default only `close` ends it
 */
export function openWorker<Task extends object, Result>(script: URL, timeoutMs: number, idleMs?: number): Worker<Task, Result> {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = null;
  };
  const startedChild = () => {
    if (child) return child;
    const started = start(script);
    // A process that ends between two tasks would fail the next one.
    started.once("exit", () => {
      if (child === started) child = null;
    });
    child = started;
    return started;
  };
  return {
    run: async (task) => {
      clearTimeout(idle);
      try {
        const answer = await ask<Result>(startedChild(), task, timeoutMs);
        if ("failure" in answer) throw new TaskFailed(answer.failure);
        return answer.result;
      } catch (error) {
        if (error instanceof TaskFailed) throw error;
        // The process is unusable: the next task gets another one.
        close();
        if (error instanceof TimeoutError) throw new TaskFailed("It came to no end");
        throw error;
      } finally {
        if (idleMs !== undefined) idle = setTimeout(close, idleMs).unref();
      }
    },
    close,
  };
}

/** Executes tasks in the process of a worker, with a lower priority than visitors' requests. */
export function serveTasks<Task, Result>(
  work: (task: Task) => Promise<Result>,
  priority: number = constants.priority.PRIORITY_LOW,
): void {
  lowerPriority(priority);
  // Ctrl-C reaches this process too; it ends with its parent, even when that is killed.
  process.on("SIGINT", () => {});
  process.on("disconnect", () => process.exit());
  const tell = (message: Message<Result>) => process.send?.(message);
  process.on("message", async (task: Task) => {
    tell("begun");
    const answer: Answer<Result> = await work(task).then(
      (result) => ({ result }),
      (error: unknown) => ({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
    tell(answer);
  });
}

/** On Linux a priority is a thread's: those of V8 and of the image library run already, later ones inherit it. */
function lowerPriority(priority: number): void {
  setPriority(priority);
  const threads = "/proc/self/task";
  for (const id of existsSync(threads) ? readdirSync(threads) : []) {
    try {
      setPriority(Number(id), priority);
    } catch {
      // The thread has ended.
    }
  }
}

function start(script: URL): ChildProcess {
  // The site's memory settings don't apply, and secrets are not needed. A single arena, as images fragment several.
  const env = { NODE_ENV: "production", MALLOC_ARENA_MAX: "1" } as const;
  const child = fork(script, { execArgv: [], env, serialization: "advanced" });
  // The running task gets this error too.
  child.on("error", () => {});
  return child;
}

function ask<Result>(child: ChildProcess, task: object, timeoutMs: number): Promise<Answer<Result>> {
  return new Promise((resolve, reject) => {
    const startTimer = (ms: number) => setTimeout(() => fail(new TimeoutError(`it took longer than ${ms} ms`)), ms);
    let timer = startTimer(START_TIMEOUT_MS);
    const stop = () => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onExit).off("error", fail);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const onExit = (code: number | null) => fail(new Error(`The worker ended with ${code}`));
    const onMessage = (message: Message<Result>) => {
      if (message === "begun") {
        clearTimeout(timer);
        timer = startTimer(timeoutMs);
        return;
      }
      stop();
      resolve(message);
    };
    child.on("message", onMessage).on("exit", onExit).on("error", fail);
    child.send(task);
  });
}
