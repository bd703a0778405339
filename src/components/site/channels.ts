import type { Site } from "~/features/website/setting/data";

/** How to reach the company at once, as links; those that the settings lack are left out. */
export function channels({ email, phone, links }: Site) {
  return [
    ...(email ? [{ key: "email" as const, href: `mailto:${email}`, text: email }] : []),
    ...(phone ? [{ key: "phone" as const, href: phoneHref(phone), text: phone }] : []),
    ...(links.zalo ? [{ key: "zalo" as const, href: links.zalo, text: "Zalo" }] : []),
  ];
}

/** The link that calls a number, as people write it. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** Where else the company is to be found. The names are brands: the same in every language. */
export function externalLinks({ links }: Site) {
  const places = [
    { key: "facebook", text: "Facebook", href: links.facebook },
    { key: "linkedin", text: "LinkedIn", href: links.linkedin },
    { key: "youtube", text: "YouTube", href: links.youtube },
  ] as const;
  return places.flatMap(({ href, ...place }) => (href ? [{ ...place, href }] : []));
}
