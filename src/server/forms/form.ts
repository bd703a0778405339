import type { z } from "zod";
import type { Doubt } from "~/generated/prisma/enums";
import type { Locale } from "~/i18n/routing";
import type { LinkState } from "~/server/mail/private-links";
import type { Receipt } from "./receipts";
import type { FormState } from "./state";

export type SentFile = { bytes: Buffer; filename: string };

export type Sent = {
  /** Bare path of the page that shows the form. */
  page: string;
  values: Readonly<Record<string, string>>;
  file: SentFile | null;
  isFileTooLarge: boolean;
  /** Files of a field that takes several. */
  files: readonly SentFile[];
  hasTooManyFiles: boolean;
  query: URLSearchParams;
  locale: Locale;
  doubt: Doubt | null;
  /** Store it in the transaction of the form's effect: sending the same form again then changes nothing. */
  receipt: Receipt;
  ip: string;
  now: Date;
};

/** `ticket` of the private link that the next page shows once. */
export type Outcome =
  | { kind: "done"; path: string; ticket?: string | undefined }
  | { kind: "refused"; state: FormState }
  | { kind: "missing" };

export type PublicForm = {
  /** Routes in `lib/routes.ts`. The second segment of the address, such as a slug, is passed to `submit`. */
  paths: readonly string[];
  linkState?(part: string, now: Date): Promise<LinkState>;
  /**
   * Finds the page that shows the form, as the page that it was sent to may have lost it meanwhile. Without it, that page is taken.
   * @param sentTo bare path
   * @returns null when no page shows the form
   */
  findPage?(sentTo: string, locale: Locale, now: Date): Promise<string | null>;
  /** Fields except the consent, which depends on the settings; null for a form of buttons. */
  fields: z.ZodObject | null;
  /** Name of the file field; only the consent may follow it. Null for a form without a file. */
  fileField: string | null;
  /** Files that the field takes, one by default; several together have `MAX_ATTACHED_BYTES`. */
  maxFiles?: number;
  /** Judges a file before a render; `checkPdf` by default. @throws AppError */
  checkFile?(bytes: Uint8Array): Promise<unknown>;
  /** @throws errors that are not the visitor's fault, such as ERROR_UNAVAILABLE */
  submit(part: string, sent: Sent): Promise<Outcome>;
};
