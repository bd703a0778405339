import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "./process-singleton";

type CacheOutcome = "hit" | "miss" | "stale" | "bypass";

export type RequestContext = { id: string; personId?: number; hasDeadSession?: boolean; cache?: CacheOutcome };

const storage = processSingleton("request-context", () => new AsyncLocalStorage<RequestContext>());

export function currentRequest(): Readonly<RequestContext> | undefined {
  return storage.getStore();
}

export function runInRequest<Result>(request: RequestContext, task: () => Result): Result {
  return storage.run(request, task);
}

export function setCacheOutcome(cache: CacheOutcome): void {
  const request = storage.getStore();
  if (request) request.cache = cache;
}

export function setDeadSession(): void {
  const request = storage.getStore();
  if (request) request.hasDeadSession = true;
}

export function setPerson(personId: number): void {
  const request = storage.getStore();
  if (request) request.personId = personId;
}
