import type { Company } from "~/features/company/info/data";
import type { Office } from "~/features/company/office/data";
import type { Article } from "~/features/news/article/data";
import { addressOf } from "~/features/public-records";
import type { Service } from "~/features/website/service/data";
import { type Locale, localePath } from "~/i18n/routing";
import { country } from "~/lib/country";
import { toDateInput } from "~/lib/dates";
import { imageUrl } from "~/lib/images";
import { externalLinks } from "./channels";
import type { WholeSite } from "./whole-site";

type Facts = { origin: string; locale: Locale; site: WholeSite };

/** Builds the logo's URL for search engines; the product's logo as fallback. */
export function logoUrl(origin: string, company: Company | null): string {
  const logo = company?.logo ?? company?.namedLogo;
  return origin + (logo ? imageUrl(logo, 640) : "/icon-512.png");
}

export function organization({ origin, locale, site }: Facts) {
  const { company } = site;
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: site.name,
    legalName: company?.name,
    url: origin + localePath(locale, "/"),
    logo: logoUrl(origin, company),
    slogan: site.slogan || undefined,
    description: site.description || undefined,
    email: site.email ?? undefined,
    telephone: site.phone ?? undefined,
    taxID: company?.taxCode ?? undefined,
    foundingDate: company?.foundedOn ? toDateInput(company.foundedOn) : undefined,
    location: site.offices.map(place),
    sameAs: externalLinks(site).map(({ href }) => href),
  };
}

export function websiteFacts({ origin, locale, site }: Facts) {
  return {
    "@type": "WebSite",
    name: site.name,
    url: origin + localePath(locale, "/"),
    inLanguage: locale,
    publisher: { "@id": `${origin}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}${localePath(locale, "/search")}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

export function contactPage({ origin, locale, site }: Facts) {
  return {
    "@type": "ContactPage",
    url: origin + localePath(locale, "/contact"),
    inLanguage: locale,
    mainEntity: {
      ...organization({ origin, locale, site }),
      contactPoint: [site, ...site.offices].flatMap(({ email, phone }) =>
        email || phone
          ? [
              {
                "@type": "ContactPoint",
                contactType: "customer service",
                email: email ?? undefined,
                telephone: phone ?? undefined,
              },
            ]
          : [],
      ),
    },
  };
}

function place({ name, address, city, phone, latitude, longitude }: Office) {
  return {
    "@type": "Place",
    name,
    telephone: phone ?? undefined,
    address: { "@type": "PostalAddress", streetAddress: address, addressLocality: city, addressCountry: country },
    geo: latitude !== null && longitude !== null ? { "@type": "GeoCoordinates", latitude, longitude } : undefined,
  };
}

export function newsArticle({ origin, locale, site, article }: Facts & { article: Article }) {
  const image = article.picture ?? article.shareImage;
  return {
    "@type": "NewsArticle",
    mainEntityOfPage: origin + localePath(locale, addressOf("/admin/news", article, locale)),
    headline: article.title,
    description: article.summary || undefined,
    image: image ? [origin + imageUrl(image, 1920)] : undefined,
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.updatedAt.toISOString(),
    inLanguage: locale,
    articleSection: article.category?.name,
    author: { "@type": "Organization", name: site.name, url: origin + localePath(locale, "/") },
    publisher: organization({ origin, locale, site }),
  };
}

export function serviceFacts({ origin, locale, site, service }: Facts & { service: Service }) {
  const image = service.picture ?? service.shareImage;
  return {
    "@type": "Service",
    name: service.name,
    description: service.description || undefined,
    url: origin + localePath(locale, addressOf("/admin/service", service, locale)),
    image: image ? origin + imageUrl(image, 1920) : undefined,
    provider: organization({ origin, locale, site }),
  };
}
