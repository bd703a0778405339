import { Section } from "~/components/site/section";
import type { ViewPropsOf } from "../part-view";
import { PictureText } from "../picture-text";
import type { loadAboutSections } from "./data";

type AboutSectionsProps = ViewPropsOf<typeof loadAboutSections>;

export function AboutSectionsView({ data: { sections }, frame, isFirstOfKind, locale, rendered, isNearTop }: AboutSectionsProps) {
  const { tone, isThemed } = frame;
  return sections.map(({ id, anchor, name, description, layout, image }, index) => (
    <Section
      key={id}
      id={isFirstOfKind ? anchor : undefined}
      tone={tone}
      isThemed={isThemed}
      isJoined={index === 0 ? frame.isJoined : tone !== "plain"}
      isFlush={index === 0 && frame.isFlush}
      isLast={index === sections.length - 1 && frame.isLast}
    >
      <PictureText
        title={name}
        html={rendered(description)}
        image={image}
        side={layout === "imageLeft" ? "left" : "right"}
        locale={locale}
        eager={isNearTop && index === 0}
      />
    </Section>
  ));
}
