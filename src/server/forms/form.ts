import type { z } from "zod";
import type { Doubt } from "~/generated/prisma/enums";
import type { Locale } from "~/i18n/routing";
import type { LinkState } from "~/server/mail/private-links";
import type { Receipt } from "./receipts";
import type { FormState } from "./state";

/** A file as a browser sends it. */
export type SentFile = { bytes: Buffer; filename: string };

/** What was sent by a form of the public site, from where and when. */
export type Sent = {
  /** The fields, as they were typed. */
  values: Readonly<Record<string, string>>;
  file: SentFile | null;
  /** The file was larger than a body may be, and was not read. */
  isFileTooLarge: boolean;
  /** The query of the page's address. */
  query: URLSearchParams;
  locale: Locale;
  /** Why a robot may have sent it. */
  doubt: Doubt | null;
  /** Must be stored in the transaction of what the form makes: the same form sent again then changes nothing. */
  receipt: Receipt;
  ip: string;
  now: Date;
};

/** What became of it: a bare path that the browser is led to, the same page with messages, or no such page. */
export type Outcome = { kind: "done"; path: string } | { kind: "refused"; state: FormState } | { kind: "missing" };

/** A form that visitors send to the address of the page that it is on. */
export type PublicForm = {
  /** The bare paths of its pages. Its first group, such as a slug, is given to `submit`. */
  path: RegExp;
  /** Its pages are reached by a link of a mail: rendered anew for each request, and listed by no search engine. */
  isPrivate: boolean;
  /** The state of the link that a private page is reached by, from the first group of its path. */
  linkState?(part: string, now: Date): Promise<LinkState>;
  /** Its text fields, the consent aside, which depends on the settings; null for a form of buttons. */
  fields: z.ZodObject | null;
  /** The field of its file, behind which only the consent may come; null for a form without one. */
  fileField: string | null;
  /** @throws what is no fault of the visitor's, such as ERROR_UNAVAILABLE */
  submit(part: string, sent: Sent): Promise<Outcome>;
};
