import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "~/server/platform/process-singleton";

/** What a refused form is shown with again. All texts are in the language of the page. */
export type FormState = {
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with each refused field. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole. */
  message?: string;
  /** A file that needn't be chosen again. */
  heldFile?: { token: string; filename: string };
};

/** Belongs to one render and can't be set by a request. */
const renders = processSingleton("form-state", () => new AsyncLocalStorage<FormState>());

const blank: FormState = { values: {}, errors: {} };

/** Renders a page that finds the state of its form by `formState`. */
export function withFormState<Result>(state: FormState, render: () => Promise<Result>): Promise<Result> {
  return renders.run(state, render);
}

/** The state of the form on the page that is being rendered: blank, unless it was just refused. */
export function formState(): FormState {
  return renders.getStore() ?? blank;
}
