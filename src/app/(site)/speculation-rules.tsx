import { currentNonce } from "~/components/ui/current-nonce";
import { speculationRules } from "~/lib/speculation-rules";

/** Has the browser fetch a page whose link is about to be followed. */
export async function SpeculationRules() {
  return (
    <script
      data-site=""
      type="speculationrules"
      nonce={await currentNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />
  );
}
