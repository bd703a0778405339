import type { Site } from "~/features/website/setting/data";

/** Lists the company's contact links; leaves out missing ones. */
export function channels({ email, phone, links }: Pick<Site, "email" | "phone" | "links">) {
  return [
    ...(email ? [{ key: "email" as const, href: `mailto:${email}`, text: email }] : []),
    ...(phone ? [{ key: "phone" as const, href: phoneHref(phone), text: phone }] : []),
    ...(links.zalo ? [{ key: "zalo" as const, href: links.zalo, text: withoutScheme(links.zalo) }] : []),
  ];
}

/** Shortens a link to what people read: `zalo.me/company`. */
function withoutScheme(link: string): string {
  return link.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

/** Lists external profiles. Brand names need no translation. */
export function externalLinks({ links }: Site) {
  const places = [
    { key: "facebook", text: "Facebook", href: links.facebook },
    { key: "linkedin", text: "LinkedIn", href: links.linkedin },
    { key: "youtube", text: "YouTube", href: links.youtube },
  ] as const;
  return places.flatMap(({ href, ...place }) => (href ? [{ ...place, href }] : []));
}
