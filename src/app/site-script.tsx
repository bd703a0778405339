import { currentNonce } from "~/components/ui/current-nonce";
import { siteScriptUrl } from "~/server/http/site-script";

/** Loads src/components/site/script. Deferred, not async: React would move an async script. */
export async function SiteScript() {
  return <script data-site="" defer src={siteScriptUrl()} nonce={await currentNonce()} suppressHydrationWarning />;
}
