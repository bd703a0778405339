import { currentNonce } from "~/components/ui/current-nonce";
import { speculationRules } from "~/lib/speculation-rules";

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
