import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { pageContext } from "~/app/(site)/page-context";
import { buttonLink } from "~/components/site/button-link";
import { SitePage } from "~/components/site/site-page";
import { applicationByToken } from "~/features/career/application/data";
import { submissionDifferences } from "~/features/career/submission/schema";
import { localePath } from "~/i18n/routing";
import { formatDate, toIso } from "~/lib/dates";
import { formatBytes } from "~/lib/numbers";

type SiteTranslator = Awaited<ReturnType<typeof pageContext>>["t"];

type MyDataProps = {
  params: Promise<{ locale: string; token: string }>;
  searchParams: Promise<{ erase?: string | string[]; done?: string | string[] }>;
};

export async function generateMetadata({ params }: MyDataProps): Promise<Metadata> {
  const { site, t } = await pageContext(params);
  return { title: { absolute: `${t("myData.title")} · ${site.name}` }, robots: { index: false, follow: false } };
}

export default async function MyDataPage({ params, searchParams }: MyDataProps) {
  const { db, locale, now, site, t } = await pageContext(params);
  const { token } = await params;
  const application = await applicationByToken(db, { token, locale, now });
  if (!application) notFound();
  const { erase, done } = await searchParams;
  const isErasing = erase !== undefined;
  const path = `/my-data/${token}`;
  const { name, email, phone, introduction, jobTitle, source, appliedAt, consentAt, consentVersion, retentionAt, cvs } =
    application;
  const waiting = application.submissions.filter(({ state }) => state === "waiting");
  const earlier = application.submissions.filter(({ state }) => state === "replaced");
  const date = (value: Date) => (
    <time dateTime={toIso(value)} className="tabular-nums">
      {formatDate(value)}
    </time>
  );
  const facts = [
    [t("myData.job"), jobTitle],
    [t("myData.appliedAt"), date(appliedAt)],
    [t("contact.name"), name],
    [t("contact.email"), email],
    [t("contact.phone"), phone],
    [t("myData.source"), source],
    [
      t("myData.consent"),
      consentAt && (
        <>
          {date(consentAt)} {t("myData.version", { version: consentVersion ?? 1 })}
        </>
      ),
    ],
    [
      t("myData.retention"),
      <>
        {date(retentionAt)} {waiting.length > 0 && t("myData.retentionWaiting")}
      </>,
    ],
  ] as const;
  return (
    <SitePage locale={locale} site={site} path={path}>
      <div className="page-width pt-10 lg:pt-14">
        <p className="text-sm text-muted-foreground">{t("myData.private")}</p>
        <h1 className="mt-4 max-w-[24ch] text-title font-semibold">{t("myData.title")}</h1>
        <p className="mt-4 max-w-article text-lg text-muted-foreground">{t("myData.intro", { site: site.name })}</p>
        {(done === "changed" || done === "discarded") && (
          <p
            data-sent="change-form"
            role="status"
            className="mt-8 max-w-article rounded-lg bg-success-subtle p-4 text-success-text"
          >
            {t(`myData.${done}Title`)}
          </p>
        )}
        {waiting.map((submission) => (
          <section key={submission.id} className="mt-10 max-w-article rounded-2xl border bg-card p-6 sm:p-8">
            <h2 className="text-xl font-semibold">{t("myData.waitingTitle")}</h2>
            <p className="mt-3 text-muted-foreground">{t("myData.waitingText", { date: formatDate(submission.receivedAt) })}</p>
            <SubmissionFacts present={application} submission={submission} token={token} t={t} />
            <form method="post" className="mt-6 flex flex-wrap gap-3">
              <button type="submit" name="confirm" value={submission.id} className={buttonLink("solid")}>
                {t("myData.confirm")}
              </button>
              <button type="submit" name="discard" value={submission.id} className={buttonLink("outline")}>
                {t("myData.discard")}
              </button>
            </form>
          </section>
        ))}
        <Facts facts={facts} />
        {introduction && (
          <section className="mt-10 max-w-article">
            <h2 className="text-xl font-semibold">{t("apply.introduction")}</h2>
            <p className="mt-3 whitespace-pre-line">{introduction}</p>
          </section>
        )}
        {cvs.length > 0 && (
          <section className="mt-10 max-w-article">
            <h2 className="text-xl font-semibold">{t("myData.files")}</h2>
            <ul className="mt-3 divide-y border-y">
              {cvs.map(({ key, filename, size, uploadedAt }) => (
                <li key={key} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
                  <CvLink token={token} cv={{ key, filename }} />
                  <span className="text-muted-foreground tabular-nums">
                    {formatBytes(size, locale)} · {date(uploadedAt)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="mt-10">
          <a href={`${localePath(locale, path)}/change`} data-no-prefetch className={buttonLink("outline")}>
            {t("myData.change")}
          </a>
        </p>
        {earlier.length > 0 && (
          <section className="mt-14 max-w-article border-t pt-10">
            <h2 className="text-xl font-semibold">{t("myData.earlierTitle")}</h2>
            {earlier.map(({ id, receivedAt, name, phone, introduction }) => (
              <section key={id} className="mt-6">
                <h3 className="font-medium">{t("myData.earlierUntil", { date: formatDate(receivedAt) })}</h3>
                <Facts
                  facts={[
                    [t("contact.name"), name],
                    [t("contact.phone"), phone],
                    [t("apply.introduction"), introduction],
                  ]}
                />
              </section>
            ))}
          </section>
        )}
        <section id="erase" className="mt-14 max-w-article border-t pt-10">
          <h2 className="text-xl font-semibold">{t("myData.eraseTitle")}</h2>
          <p className="mt-3 text-muted-foreground">{isErasing ? t("myData.eraseConfirm") : t("myData.eraseText")}</p>
          {isErasing ? (
            <form method="post" className="mt-6 flex flex-wrap gap-3">
              <button
                type="submit"
                name="erase"
                value="1"
                className="inline-flex h-12 items-center rounded-lg bg-destructive px-6 font-medium text-destructive-foreground hover:bg-destructive-hover"
              >
                {t("myData.eraseForGood")}
              </button>
              <a href={localePath(locale, path)} className={buttonLink("outline")}>
                {t("myData.keep")}
              </a>
            </form>
          ) : (
            <p className="mt-6">
              <a href={`${localePath(locale, path)}?erase=1#erase`} data-no-prefetch className={buttonLink("outline")}>
                {t("myData.erase")}
              </a>
            </p>
          )}
        </section>
      </div>
    </SitePage>
  );
}

type SubmissionFactsProps = {
  present: Parameters<typeof submissionDifferences>[0];
  submission: Parameters<typeof submissionDifferences>[1] & { cv: { key: string; filename: string } | null };
  token: string;
  t: SiteTranslator;
};

function SubmissionFacts({ present, submission, token, t }: SubmissionFactsProps) {
  const labels = { name: t("contact.name"), phone: t("contact.phone"), introduction: t("apply.introduction") };
  const changes = submissionDifferences(present, submission).map(({ field, submitted }) => [labels[field], submitted] as const);
  const cv = submission.cv && <CvLink token={token} cv={submission.cv} />;
  if (changes.length === 0 && !cv) return <p className="mt-6">{t("myData.same")}</p>;
  return <Facts facts={[...changes, [t("apply.cv"), cv]]} />;
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="mt-6 grid max-w-article border-t">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="grid gap-x-6 border-b py-3 sm:grid-cols-3">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="whitespace-pre-line [overflow-wrap:anywhere] sm:col-span-2">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function CvLink({ token, cv: { key, filename } }: { token: string; cv: { key: string; filename: string } }) {
  return (
    <a
      href={`/api/my-data/${token}/${key}`}
      download
      data-no-prefetch
      className="rounded-sm text-primary-text underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      {filename}
    </a>
  );
}
