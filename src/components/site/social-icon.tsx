import { Link, MessageCircle } from "lucide-react";
import {
  siFacebook,
  siGithub,
  siInstagram,
  siMessenger,
  siTelegram,
  siThreads,
  siTiktok,
  siViber,
  siWhatsapp,
  siX,
  siYoutube,
} from "simple-icons";
import type { NetworkKey } from "~/lib/social-links";

// The package has no icon of LinkedIn: two letters in a square.
const linkedIn =
  "M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Zm1.5 8v10.5h3V9Zm1.5-5a1.75 1.75 0 1 0 0 3.5A1.75 1.75 0 0 0 6 4Zm4 5v10.5h3V14c0-1.5.8-2.5 2-2.5s1.75.9 1.75 2.5v5.5h3v-6c0-3-1.6-4.7-3.9-4.7-1.4 0-2.4.7-2.85 1.500V9Z";

const paths: Record<Exclude<NetworkKey, "zalo">, string> = {
  facebook: siFacebook.path,
  linkedin: linkedIn,
  youtube: siYoutube.path,
  instagram: siInstagram.path,
  tiktok: siTiktok.path,
  x: siX.path,
  threads: siThreads.path,
  github: siGithub.path,
  messenger: siMessenger.path,
  whatsapp: siWhatsapp.path,
  telegram: siTelegram.path,
  viber: siViber.path,
};

/** Icon of a network; a chain link for an unknown one. */
export function SocialIcon({ network }: { network: NetworkKey | null }) {
  if (network === null) return <Link aria-hidden className="size-4 shrink-0" />;
  // The mark of Zalo is its name, which can't be read in this size.
  if (network === "zalo") return <MessageCircle aria-hidden className="size-4 shrink-0" />;
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" className="size-4 shrink-0">
      <path d={paths[network]} />
    </svg>
  );
}
