import type { RouterOutputs } from "~/trpc/client";

export type AccountCall = "signIn" | "signUp" | "verify" | "resendConfirmation" | "forgot" | "reset";

export type AccountResult<Call extends AccountCall> = RouterOutputs["system"]["account"][Call];

/** Error as tRPC returns it. */
export type Refusal = {
  message: string;
  data?: {
    error?: string;
    field?: string;
    issues?: { field: string; message: string }[];
    retryAfter?: number;
    httpStatus?: number;
  };
};

type Answer<Call extends AccountCall> = { ok: true; data: AccountResult<Call> } | { ok: false; refusal: Refusal };

/** Makes a typed call with plain fetch, as account pages load first. @throws TypeError when the server is unreachable */
export async function callAccount<Call extends AccountCall>(call: Call, input: object): Promise<Answer<Call>> {
  const response = await fetch(`/api/trpc/system.account.${call}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: input }),
  });
  const answer = await response.json();
  return response.ok ? { ok: true, data: answer.result.data.json } : { ok: false, refusal: answer.error.json };
}
