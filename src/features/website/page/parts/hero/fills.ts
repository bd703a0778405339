/** Backgrounds of heroes, by tone. */
export const fills = {
  plain: "border-b bg-[radial-gradient(70rem_40rem_at_85%_40%,var(--primary-subtle),transparent)]",
  muted: "bg-muted print:bg-transparent",
  dark: "dark on-dark bg-primary-950 text-white print:bg-transparent print:text-inherit",
  brand: "dark on-brand bg-primary-700 text-white print:bg-transparent print:text-inherit",
};
