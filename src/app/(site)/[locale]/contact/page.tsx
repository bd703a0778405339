import type { Metadata } from "next";
import { FixedPageView, fixedPageMetadata, readFixedPage } from "~/app/(site)/fixed-page";
import { contactPage } from "~/components/site/facts";
import { JsonLd } from "~/components/site/json-ld";
import { formState } from "~/server/forms/state";
import { deliversMail } from "~/server/mail/outbox";

type ContactProps = { params: Promise<{ locale: string }>; searchParams: Promise<{ sent?: string | string[] }> };

export async function generateMetadata({ params, searchParams }: ContactProps): Promise<Metadata> {
  return fixedPageMetadata(await readFixedPage(params, "contact"), { isIndexed: !(await searchParams).sent });
}

export default async function ContactPage({ params, searchParams }: ContactProps) {
  const page = await readFixedPage(params, "contact");
  const { db, locale, site, t, origin } = page;
  const { sent } = await searchParams;
  const state = formState();
  const sentText = state.privateLink ? "linkText" : !sent || (await deliversMail(db)) ? "sentText" : "noMailText";
  const contact = { state, sent: sent ? { text: t(`contact.${sentText}`) } : null };
  return (
    <FixedPageView page={page} own={{ contact }} hasAnchors={false}>
      <JsonLd data={contactPage({ origin, locale, site })} />
    </FixedPageView>
  );
}
