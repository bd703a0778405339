import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageContext } from "~/app/(site)/page-context";
import { SitePage } from "~/components/site/site-page";
import { AnswerForm } from "~/features/website/message/components/answer-form";
import { conversationByToken } from "~/features/website/message/data";
import { formatDateTime, toIso } from "~/lib/dates";
import { formatBytes } from "~/lib/numbers";
import { formState } from "~/server/forms/state";
import { deliversMail } from "~/server/mail/outbox";

type ConversationProps = {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<{ sent?: string | string[] }>;
};

export async function generateMetadata({ params }: ConversationProps): Promise<Metadata> {
  const { site, t } = await pageContext(params);
  return { title: { absolute: `${t("conversation.title")} · ${site.name}` }, robots: { index: false, follow: false } };
}

/** A conversation's private page, opened by the link in the visitor's mails. */
export default async function ConversationPage({ params, searchParams }: ConversationProps) {
  const { db, locale, now, site, t } = await pageContext(params);
  const { token } = await params;
  const conversation = await conversationByToken(db, token, now);
  if (!conversation) notFound();
  const { sent } = await searchParams;
  return (
    <SitePage locale={locale} site={site} path={`/contact/${token}`}>
      <div className="page-width pt-10 lg:pt-14">
        <p className="text-sm text-muted-foreground">{t("conversation.private")}</p>
        <h1 className="mt-4 max-w-[24ch] text-title font-semibold text-pretty">{conversation.subject}</h1>
        <ol className="mt-10 grid max-w-article grid-cols-1 gap-8">
          {conversation.messages.map(({ id, kind, text, attachments, createdAt }) => {
            const isOwn = kind === "visitor";
            return (
              <li key={id} className={isOwn ? "border-l-2 pl-5" : "rounded-2xl border bg-card p-6"}>
                <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground">
                  <span className="font-medium text-foreground">{isOwn ? t("conversation.you") : site.name}</span>
                  <time dateTime={toIso(createdAt)} className="tabular-nums">
                    {formatDateTime(createdAt)}
                  </time>
                </p>
                <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
                {attachments.length > 0 && (
                  <ul aria-label={t("conversation.files")} className="mt-4 flex flex-wrap gap-2">
                    {attachments.map(({ key, filename, size }) => (
                      <li key={key} className="max-w-full">
                        <a
                          href={`/api/contact/${token}/${key}`}
                          download
                          data-no-prefetch
                          className="flex min-h-10 items-center gap-2 rounded-lg border border-input bg-background px-3 py-1.5 text-sm hover:border-foreground"
                        >
                          <span className="min-w-0 truncate font-medium">{filename}</span>
                          <span className="shrink-0 text-muted-foreground">{formatBytes(size, locale)}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ol>
        <section id="answer" className="mt-12 max-w-article border-t pt-10">
          <h2 className="text-2xl font-semibold">{t("conversation.answer")}</h2>
          {sent && (
            <p data-sent="answer-form" role="status" className="mt-4 rounded-lg bg-success-subtle p-4 text-success-text">
              {t((await deliversMail(db)) ? "conversation.sent" : "conversation.sentNoMail")}
            </p>
          )}
          <div className="mt-6">
            <AnswerForm locale={locale} state={formState()} />
          </div>
        </section>
      </div>
    </SitePage>
  );
}
