import { themeCode } from "~/lib/theme-code";
import { currentNonce } from "./current-nonce";

/** Applies the theme before the first paint. Belongs in the head of a layout whose `<html>` has `suppressHydrationWarning`. */
export async function ThemeScript() {
  return (
    <script
      data-site=""
      nonce={await currentNonce()}
      // Browsers hide the nonce from scripts, so hydration would report a difference.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: themeCode }}
    />
  );
}
