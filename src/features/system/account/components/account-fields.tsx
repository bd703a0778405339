"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Input } from "~/components/ui/input";
import { Label } from "~/components/ui/label";
import { useFieldError } from "./account-form";

type FieldProps = ComponentProps<typeof Input> & {
  name: string;
  label: string;
  /** Help text, also shown as the error when the value breaks a bound. */
  hint?: string;
  aside?: ReactNode;
  /** Name of the field that must have the same value. */
  same?: string;
};

/** A required field with its label above and its error below. */
export function AccountField({ name, label, hint, aside, same, children, ...props }: FieldProps) {
  const error = useFieldError(name);
  const describedBy = error ? `${name}-error` : hint ? `${name}-hint` : undefined;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <Label htmlFor={name}>{label}</Label>
        {aside}
      </div>
      <div className="relative">
        <Input
          id={name}
          name={name}
          required
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
          data-length={hint}
          data-same={same}
          {...props}
          className="h-11 text-base md:text-base"
        />
        {children}
      </div>
      {error ? (
        <p id={`${name}-error`} className="text-destructive-text text-sm">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${name}-hint`} className="text-muted-foreground text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** @param show label of the button that shows the password; without it, there is no button */
export function PasswordField({ show, ...props }: Omit<FieldProps, "type"> & { show?: string | undefined }) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <AccountField {...props} type={isShown ? "text" : "password"} spellCheck={false} autoCapitalize="none">
      {show && (
        <button
          type="button"
          aria-label={show}
          aria-pressed={isShown}
          title={show}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted-foreground transition-colors hover:text-foreground"
        >
          <Icon aria-hidden className="size-4.5" />
        </button>
      )}
    </AccountField>
  );
}
