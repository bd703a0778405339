import type { ReactNode } from "react";
import { RenderedText } from "~/app/(site)/rendered-text";
import { PageHead } from "~/components/site/page-head";
import { Picture } from "~/components/site/picture";
import type { Locale } from "~/i18n/routing";
import { type Image, imageAlt } from "~/lib/images";

type TextPageProps = {
  locale: Locale;
  now: Date;
  breadcrumbs: ReactNode;
  title: string;
  /** A sentence or two below the title. */
  lead?: string;
  image?: Image | null;
  /** Rich text. */
  content: string;
};

/** A page that is one text: breadcrumbs, title, image, text. */
export function TextPage({ locale, now, breadcrumbs, title, lead, image, content }: TextPageProps) {
  return (
    <article className="page-width">
      <PageHead breadcrumbs={breadcrumbs} title={title} lead={lead} isLong />
      {image && (
        <Picture
          image={image}
          alt={imageAlt(image, locale)}
          sizes="(min-width: 1200px) 1136px, 94vw"
          eager
          className="mt-10 aspect-16/10 w-full rounded-2xl bg-muted object-cover sm:aspect-2/1 lg:aspect-21/9 print:max-h-72"
        />
      )}
      <RenderedText html={content} locale={locale} now={now} className="mt-12 max-w-article text-[1.0625rem] lg:mt-16" />
    </article>
  );
}
