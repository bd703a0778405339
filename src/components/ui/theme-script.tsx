import { themeCode } from "~/lib/theme-code";
import { currentNonce } from "./current-nonce";

/** Shows the chosen theme before the first paint. Stands in the head of a layout whose `<html>` has `suppressHydrationWarning`. */
export async function ThemeScript() {
  return (
    <script
      data-site=""
      nonce={await currentNonce()}
      // A browser hides the nonce from scripts, so the two never look alike.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: themeCode }}
    />
  );
}
