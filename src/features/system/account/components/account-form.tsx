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
import { errorMessage } from "~/lib/error-message";
import { parseValidationMessage } from "~/lib/validation-message";
import { type AccountCall, type AccountResult, callAccount, type Refusal } from "./account-call";
import type { FormTexts } from "./account-texts";

type AccountFormProps<Call extends AccountCall> = {
  call: Call;
  texts: FormTexts;
  /** Values sent beside the fields. */
  extra?: object;
  submit: string;
  /** @param email as typed */
  onDone: (result: AccountResult<Call>, email: string) => void;
  /** Gets the error code first. @returns true when it has handled the error */
  onRefused?: (code: string) => boolean;
  /** Link or button that helps with an error. */
  remedy?: (code: string, email: string) => ReactNode;
  children?: ReactNode;
};

const Errors = createContext<ReadonlyMap<string, string>>(new Map());

export function useFieldError(name: string): string | undefined {
  return useContext(Errors).get(name);
}

/** A form that makes one call. Checks the browser's rules with our messages, shows errors at fields, and keeps typed values. */
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
      if (answer.ok) {
        closeToasts();
        // Stays pending: the next step replaces the form.
        return onDone(answer.data, email);
      }
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
      {/* A POST, so that a submit before hydration never puts the values into the URL. */}
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
          // Before hydration, a native submit would do nothing.
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
      code: (key, minutes) => codes.get(key)?.replace("{minutes}", String(minutes)) ?? somethingWrong,
      somethingWrong,
    },
  );
}
