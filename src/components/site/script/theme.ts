import { setTheme } from "~/components/ui/set-theme";
import { closest } from "./closest";

export function listenForTheme(): void {
  document.addEventListener("click", (event) => {
    if (!closest(event, "[data-theme-toggle]")) return;
    setTheme(document.documentElement.classList.contains("dark") ? "light" : "dark");
  });
}
