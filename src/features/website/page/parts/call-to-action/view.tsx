import { ContactCall } from "~/components/site/contact-call";
import type { ViewPropsOf } from "../part-view";
import type { loadCallToAction } from "./data";

type CallToActionProps = ViewPropsOf<typeof loadCallToAction>;

export function CallToActionView({ data, frame: { id, title, tone, isJoined }, locale, site }: CallToActionProps) {
  return <ContactCall {...data} {...{ locale, site, title, tone, isJoined }} id={id ?? null} />;
}
