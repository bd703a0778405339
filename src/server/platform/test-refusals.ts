import { isErrorCode } from "~/lib/codes";
import { AppError } from "./errors";

export async function refusalOf(call: Promise<unknown>): Promise<AppError> {
  const error = await failureOf(call);
  if (error instanceof AppError && isErrorCode(error.appCode)) return error;
  throw error;
}

export async function refusedFields(call: Promise<unknown>): Promise<string[]> {
  const error = await failureOf(call);
  if (!(error instanceof Error) || !error.cause || typeof error.cause !== "object" || !("issues" in error.cause)) throw error;
  if (!("code" in error) || error.code !== "BAD_REQUEST") throw error;
  const { issues } = error.cause;
  return Array.isArray(issues)
    ? issues.map((issue: { path: string[] }) => issue.path.filter((part) => part !== "data").join("."))
    : [];
}

function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => new Error("It went through."),
    (reason: unknown) => reason,
  );
}
