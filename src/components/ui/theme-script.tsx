import { headers } from "next/headers";
import { themeCookie } from "~/lib/theme";

/**
 * Puts the class `dark` on `<html>` before the first paint, and follows the device where `system` is chosen.
 * Stands in the head of a layout whose `<html>` has `suppressHydrationWarning`.
 */
export async function ThemeScript() {
  const policy = (await headers()).get("content-security-policy");
  const nonce = policy?.match(/'nonce-([^']+)'/)?.[1];
  return (
    <script
      nonce={nonce}
      // A browser hides the nonce from scripts, so the two never look alike.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}

const code = `(() => {
  const device = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const theme = /(?:^|; )${themeCookie}=(\\w+)/.exec(document.cookie)?.[1] ?? "system";
    document.documentElement.classList.toggle("dark", theme === "dark" || (theme === "system" && device.matches));
  };
  device.addEventListener("change", apply);
  addEventListener("themechange", apply);
  apply();
})();`;
