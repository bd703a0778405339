import { RichText } from "~/components/site/rich-text";
import { Section } from "~/components/site/section";
import type { ViewPropsOf } from "../part-view";
import { PictureText } from "../picture-text";
import type { loadText } from "./data";

export function TextView({ data, frame: { title, ...frame }, locale, rendered }: ViewPropsOf<typeof loadText>) {
  const html = rendered(data.html);
  return (
    <Section {...frame}>
      {title ? (
        <PictureText title={title} html={html} image={null} side="right" locale={locale} eager={false} />
      ) : (
        <div className="grid gap-x-8 lg:grid-cols-12">
          <RichText html={html} className="max-w-article min-w-0 text-[1.0625rem] lg:col-span-8 lg:col-start-4" />
        </div>
      )}
    </Section>
  );
}
