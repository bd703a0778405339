"use client";

import { TextField } from "~/components/fields/text-field";
import { showsError } from "~/components/form/save-failure";
import { ProfileForm } from "~/features/system/account/components/profile/profile-form";
import { proofSchema } from "~/features/system/two-step/schema";
import type { CallMeta } from "~/trpc/query-client";

type ProofFormProps<Result> = {
  call: {
    useMutation: (options: { meta: CallMeta }) => { mutateAsync: (input: { currentPassword: string }) => Promise<Result> };
  };
  action: string;
  help: string;
  /** Label of the field: the password, or a code when two-step sign-in is on. */
  label: string;
  onDone: (result: Result) => void;
  onCancel?: (() => void) | undefined;
};

const empty = { currentPassword: "" };

/** Asks for the password or a code before a change of the two-step sign-in. */
export function ProofForm<Result>({ call, action, help, label, onDone, onCancel }: ProofFormProps<Result>) {
  const { mutateAsync } = call.useMutation({ meta: { showsError } });
  return (
    <div className="grid gap-3">
      <p>{help}</p>
      <ProfileForm schema={proofSchema} start={empty} action={action} save={mutateAsync} onSaved={onDone} onCancel={onCancel}>
        {(control) => (
          <TextField
            control={control}
            name="currentPassword"
            label={label}
            type="password"
            autoComplete="current-password"
            required
            autoFocus
          />
        )}
      </ProfileForm>
    </div>
  );
}
