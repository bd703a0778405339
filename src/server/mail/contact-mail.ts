import { createTranslator } from "next-intl";
import { isLocale } from "~/i18n/routing";
import { formatDate } from "~/lib/dates";
import { inLanguage } from "~/lib/languages";
import en from "../../../messages/en.json";
import vi from "../../../messages/vi.json";
import type { NewMail } from "./outbox";

const messages = { en, vi };

type ReplyMail = {
  /** Whom it goes to, in which language, and about what. */
  conversation: { email: string; locale: string; subject: string };
  /** What staff wrote. */
  text: string;
  /** What the visitor wrote last, and when. */
  quoted: { text: string; createdAt: Date } | undefined;
  site: { siteNameEn: string; siteNameVi: string };
};

/** The mail that carries a reply to a visitor: what staff wrote, the company's name, and what it answers. */
export function replyMail({ conversation, text, quoted, site }: ReplyMail): NewMail {
  const locale = isLocale(conversation.locale) ? conversation.locale : "en";
  const t = createTranslator({ locale, messages: messages[locale], namespace: "mail" });
  const parts = [text, t("closing", { site: inLanguage(site, "siteName", locale) })];
  if (quoted) parts.push(`${t("replyQuote", { date: formatDate(quoted.createdAt) })}\n${quote(quoted.text)}`);
  return { to: conversation.email, subject: replySubject(conversation.subject), text: parts.join("\n\n") };
}

/** "Re:" is not translated: mail programs know a thread by it (RFC 5322, 3.6.5). A subject that has it keeps one. */
function replySubject(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

function quote(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" || line.startsWith(">") ? `>${line}` : `> ${line}`))
    .join("\n");
}
