import { AppError } from "~/server/errors";
import { findHeldCv, holdCv } from "~/server/files/held-cv";
import { checkPdf } from "~/server/files/pdf";
import type { Sent } from "~/server/forms/form";
import { fieldText } from "./field-errors";

type Cv = Awaited<ReturnType<typeof findHeldCv>> | NonNullable<Sent["file"]>;

/** The file that was sent now or is held from before, and otherwise what is wrong with it, in words. */
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

/** Keeps the file of a refused form, if there is room; one that is held already keeps its token. */
export async function holdCvOf(
  cv: NonNullable<Cv>,
  sent: Pick<Sent, "ip" | "now">,
): Promise<{ token: string; filename: string } | undefined> {
  const token = "key" in cv ? cv.key : await holdCv(cv, sent);
  return token === null ? undefined : { token, filename: cv.filename };
}
