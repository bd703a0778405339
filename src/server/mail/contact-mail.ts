import { formatDate } from "~/lib/dates";
import { inLanguage } from "~/lib/languages";
import { translatorFor } from "~/server/platform/translator";
import { LINK_PLACEHOLDER, type NewMail } from "./outbox";
import { mailLocale } from "./texts";

type ReplyMail = {
  conversation: { email: string; locale: string; subject: string };
  text: string;
  signature: string | null;
  quoted: { text: string; createdAt: Date } | undefined;
  site: { siteNameEn: string; siteNameVi: string };
};

export function replyMail({ conversation, text, signature, quoted, site }: ReplyMail): NewMail {
  const locale = mailLocale(conversation.locale);
  const t = translatorFor(locale);
  const company = t("mail.closing", { site: inLanguage(site, "siteName", locale) });
  const closing = signature ? `${signature}\n${company}` : company;
  const parts = [text, closing, t("mail.replyInvitation"), LINK_PLACEHOLDER];
  if (quoted) parts.push(`${t("mail.replyQuote", { date: formatDate(quoted.createdAt) })}\n${quote(quoted.text)}`);
  return {
    to: conversation.email,
    locale,
    subject: replySubject(conversation.subject),
    text: parts.join("\n\n"),
    linkLabel: t("mail.replyButton"),
  };
}

/** "Re:" is not translated: mail programs recognise threads by it (RFC 5322, 3.6.5). A subject that has it stays unchanged. */
function replySubject(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

function quote(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" || line.startsWith(">") ? `>${line}` : `> ${line}`))
    .join("\n");
}
