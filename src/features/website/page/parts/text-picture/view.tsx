import { Section } from "~/components/site/section";
import type { Image } from "~/lib/images";
import type { PartViewProps } from "../part-view";
import { PictureText } from "../picture-text";

type TextPictureProps = PartViewProps<{ html: string; image: Image | null; side: "left" | "right" }>;

export function TextPictureView({ data, frame: { title, ...frame }, locale, rendered, isNearTop }: TextPictureProps) {
  return (
    <Section {...frame}>
      <PictureText {...data} title={title} html={rendered(data.html)} locale={locale} eager={isNearTop} />
    </Section>
  );
}
