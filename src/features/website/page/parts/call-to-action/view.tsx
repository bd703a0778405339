import { ContactCall } from "~/components/site/contact-call";
import type { ViewPropsOf } from "../part-view";
import type { loadCallToAction } from "./data";

type CallToActionProps = ViewPropsOf<typeof loadCallToAction>;

export function CallToActionView({ data, frame: { id, isThemed: _, ...frame }, locale, site }: CallToActionProps) {
  return <ContactCall {...data} {...frame} {...{ locale, site }} id={id ?? null} />;
}
