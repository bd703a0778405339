import { logoUrl } from "~/components/site/facts";
import type { WholeSite } from "~/components/site/whole-site";
import type { Job } from "~/features/career/post/data";
import { addressOf } from "~/features/public-records";
import type { EmploymentType, SalaryPeriod } from "~/generated/prisma/enums";
import { type Locale, localePath } from "~/i18n/routing";
import { country } from "~/lib/country";
import { hasSalary } from "~/lib/salary";

const employmentTypes = {
  fullTime: "FULL_TIME",
  partTime: "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
} satisfies Record<EmploymentType, string>;

const periods = { hour: "HOUR", day: "DAY", month: "MONTH", year: "YEAR" } satisfies Record<SalaryPeriod, string>;

type JobPosting = {
  origin: string;
  locale: Locale;
  site: WholeSite;
  job: Job;
  /** HTML of the whole job. */
  description: string;
};

/** Builds a schema.org JobPosting. @returns null for a closed job: Google forbids it on pages without applications */
export function jobPosting({ origin, locale, site, job, description }: JobPosting) {
  if (!job.isOpen) return null;
  const { company } = site;
  const name = company?.name ?? site.name;
  return {
    "@type": "JobPosting",
    title: job.title,
    description,
    identifier: { "@type": "PropertyValue", name, value: String(job.id) },
    url: origin + localePath(locale, addressOf("/admin/career", job, locale)),
    inLanguage: locale,
    datePosted: job.publishedAt.toISOString(),
    validThrough: job.deadline?.toISOString(),
    employmentType: employmentTypes[job.employmentType],
    totalJobOpenings: job.quantity,
    directApply: true,
    hiringOrganization: {
      "@type": "Organization",
      name,
      sameAs: origin,
      logo: logoUrl(origin, company),
    },
    ...place(job),
    baseSalary: baseSalary(job),
  };
}

/** Builds the place of work; for remote work, where applicants may live. Google wants its country too, as in "Michigan, USA". */
function place({ workMode, location, office }: Job) {
  const isRemote = workMode === "remote";
  const area = location
    ? { "@type": "AdministrativeArea", name: `${location}, ${country}` }
    : { "@type": "Country", name: country };
  const address = {
    "@type": "PostalAddress",
    streetAddress: office?.address,
    addressLocality: location || undefined,
    addressCountry: country,
  };
  return {
    jobLocationType: isRemote ? "TELECOMMUTE" : undefined,
    applicantLocationRequirements: isRemote ? area : undefined,
    jobLocation: isRemote ? undefined : { "@type": "Place", name: office?.name, address },
  };
}

function baseSalary(job: Job) {
  if (!hasSalary(job)) return undefined;
  const { salaryMin, salaryMax, currency, period } = job;
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      minValue: salaryMin || undefined,
      maxValue: salaryMax || undefined,
      unitText: periods[period],
    },
  };
}
