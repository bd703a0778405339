import { themeCookie } from "~/lib/theme";

/** Sets `dark` on `<html>` before the first paint; `system` follows the device. The policy allows it by its hash. */
export const themeCode = `(() => {
  const device = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const theme = /(?:^|; )${themeCookie}=(\\w+)/.exec(document.cookie)?.[1] ?? "system";
    document.documentElement.classList.toggle("dark", theme === "dark" || (theme === "system" && device.matches));
  };
  device.addEventListener("change", apply);
  addEventListener("themechange", apply);
  apply();
})();`;
