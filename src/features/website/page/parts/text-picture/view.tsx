import { Section } from "~/components/site/section";
import type { ViewPropsOf } from "../part-view";
import { PictureText } from "../picture-text";
import type { loadTextPicture } from "./data";

type TextPictureProps = ViewPropsOf<typeof loadTextPicture>;

export function TextPictureView({ data, frame: { title, ...frame }, locale, rendered, isNearTop }: TextPictureProps) {
  return (
    <Section {...frame}>
      <PictureText {...data} title={title} html={rendered(data.html)} locale={locale} eager={isNearTop} />
    </Section>
  );
}
