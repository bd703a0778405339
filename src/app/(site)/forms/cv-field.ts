import { checkPdf } from "~/server/files/pdf";
import type { Outcome, Sent } from "~/server/forms/form";
import { findHeldCv, holdCv, setHeldCvPerson } from "~/server/forms/held-cv";
import type { FormState } from "~/server/forms/state";
import { AppError } from "~/server/platform/errors";
import { fieldText } from "./field-errors";

type Cv = Awaited<ReturnType<typeof findHeldCv>> | NonNullable<Sent["file"]>;

/** Reads the CV, just uploaded or stored earlier; otherwise returns the error text. */
export async function readCvOf(
  { file, isFileTooLarge, values, locale, now }: Sent,
  { isRequired }: { isRequired: boolean },
): Promise<{ cv: Cv; problem: string | null }> {
  if (isFileTooLarge) return { cv: null, problem: fieldText("ERROR_FILE_TOO_LARGE", locale) };
  if (!file && values.heldCv) {
    const held = await findHeldCv(values.heldCv, now);
    return { cv: held, problem: held ? null : fieldText("fileAgain", locale) };
  }
  if (!file) return { cv: null, problem: isRequired ? fieldText("file", locale) : null };
  try {
    await checkPdf(file.bytes);
    return { cv: file, problem: null };
  } catch (error) {
    if (error instanceof AppError) return { cv: null, problem: fieldText(error.appCode, locale) };
    throw error;
  }
}

/**
 * Refuses a form and stores its file if there is room. A file stored earlier keeps its token.
 * @param read result of `readCvOf`
 * @param email address of the sender in lower case; null when it is not valid
 */
export async function refuseWithCv(
  { values, locale, ip, now }: Sent,
  { cv, problem }: Awaited<ReturnType<typeof readCvOf>>,
  { errors, email, canHold }: { errors: FormState["errors"]; email: string | null; canHold: boolean },
): Promise<Outcome> {
  if (cv && "key" in cv && email !== null) await setHeldCvPerson(cv.key, email);
  const token = cv && "key" in cv ? cv.key : cv && canHold ? await holdCv(cv, { ip, email, now }) : null;
  const heldFile = cv && token !== null ? { token, filename: cv.filename } : null;
  const text = problem ?? (cv && !heldFile ? fieldText("fileAgain", locale) : null);
  const state = { values, errors: text === null ? errors : { ...errors, cv: text }, ...(heldFile && { heldFile }) };
  return { kind: "refused", state };
}
