import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "./process-singleton";

type RequestContext = { id: string; personId?: number };

const storage = processSingleton("request-context", () => new AsyncLocalStorage<RequestContext>());

/** The request that this code runs for, so that every line of the log names it; undefined outside of requests. */
export function currentRequest(): Readonly<RequestContext> | undefined {
  return storage.getStore();
}

/** Runs a task, and all that it starts, in the context of a request. */
export function runInRequest<Result>(request: RequestContext, task: () => Result): Result {
  return storage.run(request, task);
}

/** Says whose session the request has, once that is known. */
export function setPerson(personId: number): void {
  const request = storage.getStore();
  if (request) request.personId = personId;
}
