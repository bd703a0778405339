import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "~/server/platform/process-singleton";

/** State of a refused form. All texts are in the language of the page. */
export type FormState = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  message?: string;
  heldFile?: { token: string; filename: string };
};

/** Holds the state of one render; no request can set it. */
const renders = processSingleton("form-state", () => new AsyncLocalStorage<FormState>());

const blank: FormState = { values: {}, errors: {} };

export function withFormState<Result>(state: FormState, render: () => Promise<Result>): Promise<Result> {
  return renders.run(state, render);
}

export function formState(): FormState {
  return renders.getStore() ?? blank;
}
