import { RecordFrame, type RecordPageProps, recordPage } from "~/app/(site)/record-page";
import { renderTexts } from "~/app/(site)/rendered-text";
import { buttonLink } from "~/components/site/button-link";
import { JsonLd } from "~/components/site/json-ld";
import { PageHead } from "~/components/site/page-head";
import { RichText } from "~/components/site/rich-text";
import { Section } from "~/components/site/section";
import { ShareLinks } from "~/components/site/share-links";
import { ApplySection } from "~/features/career/application/components/apply-section";
import { JobFacts } from "~/features/career/post/components/job-facts";
import { JobList } from "~/features/career/post/components/job-list";
import { jobPosting } from "~/features/career/post/components/job-posting";
import { draftJobBySlug, jobBySlug, latestJobs } from "~/features/career/post/data";
import { localePath } from "~/i18n/routing";
import { formState } from "~/server/forms/state";
import { deliversMail } from "~/server/mail/outbox";

const jobPage = recordPage({ path: "/admin/career", bySlug: jobBySlug, draftBySlug: draftJobBySlug });

// A closed job keeps its page, but search engines should list open jobs only.
export const generateMetadata = (props: RecordPageProps) => jobPage.metadata(props, ({ isOpen }) => ({ isIndexed: isOpen }));

export default async function JobPage(props: RecordPageProps) {
  const page = await jobPage.read(props);
  const { db, locale, now, site, t, origin, path, record: job, isSent } = page;
  const form = formState();
  const [otherJobs, hasMail, texts] = await Promise.all([
    latestJobs(db, locale, now, 4, job.id),
    deliversMail(db),
    renderTexts([job.description, job.requirement, job.benefit], locale, now),
  ]);
  const titles = [t("career.job.description"), t("career.job.requirement"), t("career.job.benefit")];
  const parts = titles.flatMap((title, index) => (texts[index] ? [{ title, html: texts[index] }] : []));
  const description = parts.map(({ title, html }) => `<h3>${title}</h3>${html}`).join("");
  const posting = page.preview ? null : jobPosting({ origin, locale, site, job, description });
  const careerHref = localePath(locale, "/career");

  return (
    <RecordFrame page={page}>
      <article className="page-width">
        <PageHead
          locale={locale}
          origin={origin}
          path={path}
          parents={[{ name: t("career.title"), path: "/career" }]}
          title={job.title}
          isLong
        />

        {!job.isOpen && (
          <section
            role={form.message && "alert"}
            className="mt-8 max-w-article rounded-2xl bg-warning-subtle px-6 py-5 text-warning-text"
          >
            <h2 className="text-lg font-semibold">{t("career.job.closed")}</h2>
            <p className="mt-1">{t("career.job.closedText")}</p>
            <p className="mt-5 text-foreground print:hidden">
              <a href={careerHref} className={buttonLink("outline")}>
                {t("career.job.seeOpen")}
              </a>
            </p>
          </section>
        )}

        <div className="mt-12 grid gap-x-12 gap-y-12 lg:mt-16 lg:grid-cols-12">
          <aside className="min-w-0 lg:col-span-4 lg:col-start-9 lg:row-start-1">
            <div className="lg:sticky lg:top-24">
              <JobFacts job={job} locale={locale}>
                {job.isOpen && (
                  <a href="#apply" className={`mt-7 w-full print:hidden ${buttonLink("solid")}`}>
                    {t("apply.title")}
                  </a>
                )}
              </JobFacts>
            </div>
          </aside>
          <div className="min-w-0 space-y-12 lg:col-span-8 lg:col-start-1 lg:row-start-1">
            {parts.map(({ title, html }) => (
              <section key={title} className="max-w-article">
                <h2 className="text-title font-semibold">{title}</h2>
                <RichText html={html} className="mt-5 text-[1.0625rem]" />
              </section>
            ))}
            <div className="max-w-article print:hidden">
              <ShareLinks locale={locale} url={origin + localePath(locale, path)} title={job.title} />
            </div>
          </div>
        </div>

        {posting && <JsonLd data={posting} />}
      </article>

      {(job.isOpen || isSent) && (
        <ApplySection locale={locale} state={form} consent={site.consent} isSent={isSent} hasMail={hasMail} />
      )}

      {otherJobs.length > 0 && (
        <div className="print:hidden">
          <Section title={t("career.job.others")} more={{ href: careerHref, label: t("career.job.all") }}>
            <JobList jobs={otherJobs} locale={locale} />
          </Section>
        </div>
      )}
    </RecordFrame>
  );
}
