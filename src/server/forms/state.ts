import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "~/server/platform/process-singleton";

/** State of a refused form, or of one just sent. All texts are in the language of the page. */
export type FormState = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  message?: string;
  heldFile?: { token: string; filename: string };
  /** Private link to show after the form, where no mail brings one. */
  privateLink?: string;
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
