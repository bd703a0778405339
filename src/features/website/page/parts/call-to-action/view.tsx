import { ContactCall } from "~/components/site/contact-call";
import type { PartViewProps } from "../part-view";

type CallToActionProps = PartViewProps<{ lead: string | null; button: { href: string; label: string } | null }>;

export function CallToActionView({ data, frame: { id, title, tone, isJoined }, locale, site }: CallToActionProps) {
  return <ContactCall {...data} {...{ locale, site, title, tone, isJoined }} id={id ?? null} />;
}
