import { currentNonce } from "~/components/ui/current-nonce";
import { siteScriptUrl } from "~/server/http/site-script";

/** The script of the public pages, src/components/site/script. Deferred rather than async: React would move an async one. */
export async function SiteScript() {
  return <script data-site="" defer src={siteScriptUrl()} nonce={await currentNonce()} suppressHydrationWarning />;
}
