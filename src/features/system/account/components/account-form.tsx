"use client";

import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { closeToasts, toastError } from "~/components/ui/toaster";
import type { CodeKey } from "~/lib/codes";
import { errorMessage } from "~/lib/error-message";
import { parseValidationMessage } from "~/lib/validation-message";
import { type AccountCall, type AccountResult, callAccount, type Refusal } from "./account-call";

/** What a form says when something is wrong, in the language of the page. */
export type FormTexts = {
  codes: Record<CodeKey, string>;
  somethingWrong: string;
  validation: Record<"input" | "email" | "passwordMismatch" | "commonPassword" | "invalid", string>;
};

type AccountFormProps<Call extends AccountCall> = {
  call: Call;
  texts: FormTexts;
  /** What goes with the call beside the fields. */
  extra?: object;
  submit: string;
  /** @param email the one that was typed */
  onDone: (result: AccountResult<Call>, email: string) => void;
  /** Gets the code of a refusal first. @returns whether it has dealt with it, and nothing is to be said */
  onRefused?: (code: string) => boolean;
  /** Beside a refusal: what can be done about it. */
  remedy?: (code: string, email: string) => ReactNode;
  children?: ReactNode;
};

const Errors = createContext<ReadonlyMap<string, string>>(new Map());

/** What is wrong with a field. */
export function useFieldError(name: string): string | undefined {
  return useContext(Errors).get(name);
}

/**
 * A form that makes one call. The browser's own rules of its fields are checked first, in our words; what the server refuses
 * is shown at its field, else above, and as a toast. What was typed stays.
 */
export function AccountForm<Call extends AccountCall>(props: AccountFormProps<Call>) {
  const { call, texts, extra, submit, onDone, onRefused, remedy, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [refusal, setRefusal] = useState<{ text: string; code: string; email: string } | null>(null);
  const [isPending, setPending] = useState(false);
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  useEffect(() => {
    if (errors.size > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const wrong = wrongFields(event.currentTarget, texts);
    setErrors(wrong);
    closeToasts();
    if (wrong.size > 0) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const email = typeof typed.email === "string" ? typed.email : "";
    const refuse = (text: string, code: string) => {
      toastError(text);
      setRefusal({ text, code, email });
    };
    setRefusal(null);
    setPending(true);
    try {
      const answer = await callAccount(call, { ...typed, ...extra });
      // It stays pending: whatever follows takes the form away.
      if (answer.ok) return onDone(answer.data, email);
      const code = answer.refusal.data?.error ?? "";
      const atFields = refusedFields(answer.refusal, texts);
      setErrors(atFields);
      for (const text of atFields.values()) toastError(text);
      if (atFields.size === 0 && !onRefused?.(code)) refuse(textOf(answer.refusal, texts), code);
    } catch {
      refuse(texts.somethingWrong, "");
    }
    setPending(false);
  }

  return (
    <Errors value={errors}>
      {/* A post, so that a browser that is faster than our script never puts what was typed into the address. */}
      <form ref={form} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
        {refusal && (
          <Alert variant="destructive">
            {refusal.text}
            {remedy?.(refusal.code, refusal.email)}
          </Alert>
        )}
        {children}
        <Button
          type="submit"
          size="lg"
          className="mt-1 w-full disabled:opacity-100"
          isPending={isPending}
          // Sent by the browser itself, before our script is there, the form would do nothing.
          disabled={!isHydrated}
        >
          {submit}
        </Button>
      </form>
    </Errors>
  );
}

function subscribeToNothing() {
  return () => {};
}

/** The fields that break a rule of their own, with what to say. */
function wrongFields(form: HTMLFormElement, { validation }: FormTexts): Map<string, string> {
  const wrong = new Map<string, string>();
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  for (const { name, value, validity, dataset } of inputs) {
    if (validity.valueMissing) wrong.set(name, validation.input);
    else if (validity.typeMismatch) wrong.set(name, validation.email);
    else if (validity.tooShort || validity.tooLong) wrong.set(name, dataset.length ?? validation.invalid);
    else if (dataset.same && value !== inputs.find((other) => other.name === dataset.same)?.value) {
      wrong.set(name, validation.passwordMismatch);
    }
  }
  return wrong;
}

/** The fields that the server refuses, with what to say. */
function refusedFields(refusal: Refusal, texts: FormTexts): Map<string, string> {
  const { field, issues = [] } = refusal.data ?? {};
  const found = new Map(issues.map((issue) => [issue.field, validationText(issue.message, texts)]));
  if (field && !found.has(field)) found.set(field, textOf(refusal, texts));
  return found;
}

function validationText(message: string, { validation }: FormTexts): string {
  const { key } = parseValidationMessage(message);
  return key === "input" || key === "email" || key === "commonPassword" ? validation[key] : validation.invalid;
}

function textOf(
  { message, data: { error, httpStatus, retryAfter } = {} }: Refusal,
  { codes, somethingWrong }: FormTexts,
): string {
  return errorMessage(
    { message: error ?? message, data: { httpStatus, retryAfter } },
    {
      // These pages do without the library that puts values into texts.
      code: (key, minutes) => codes[key].replace("{minutes}", String(minutes)),
      somethingWrong,
    },
  );
}
