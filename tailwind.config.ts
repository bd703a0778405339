import type { Config } from "tailwindcss";

/** A value that globals.css declares: colours once for light and once for dark. */
const token = (name: string) => `var(--${name})`;

/** A colour to fill with, what is written on it, its pale surface, and its text on page, card and that surface. */
const tone = (name: string) => ({
  DEFAULT: token(name),
  foreground: token(`${name}-foreground`),
  hover: token(`${name}-hover`),
  subtle: token(`${name}-subtle`),
  text: token(`${name}-text`),
});

export default {
  darkMode: ["selector", ".dark"],
  theme: {
    screens: {
      sm: "576px",
      md: "768px",
      lg: "992px",
      xl: "1200px",
      "2xl": "1400px",
      "3xl": "1600px",
    },
    extend: {
      colors: {
        background: token("background"),
        foreground: token("foreground"),
        card: { DEFAULT: token("card"), foreground: token("card-foreground") },
        popover: { DEFAULT: token("popover"), foreground: token("popover-foreground") },
        muted: { DEFAULT: token("muted"), foreground: token("muted-foreground") },
        secondary: { DEFAULT: token("secondary"), foreground: token("secondary-foreground") },
        accent: { DEFAULT: token("accent"), foreground: token("accent-foreground") },
        primary: {
          ...tone("primary"),
          50: token("brand-50"),
          100: token("brand-100"),
          200: token("brand-200"),
          300: token("brand-300"),
          400: token("brand-400"),
          500: token("brand-500"),
          600: token("brand-600"),
          700: token("brand-700"),
          800: token("brand-800"),
          900: token("brand-900"),
          950: token("brand-950"),
        },
        success: tone("success"),
        warning: tone("warning"),
        destructive: tone("destructive"),
        border: token("border"),
        input: token("input"),
        ring: token("ring"),
        overlay: token("overlay"),
        sidebar: {
          DEFAULT: token("sidebar"),
          foreground: token("sidebar-foreground"),
          muted: token("sidebar-muted"),
          accent: token("sidebar-accent"),
          "accent-foreground": token("sidebar-accent-foreground"),
          border: token("sidebar-border"),
        },
      },
      fontFamily: {
        sans: [token("font-text")],
        mono: ["ui-monospace", "SFMono-Regular", "Menlo", "Consolas", "Liberation Mono", "monospace"],
      },
      // Larger text has less leading and tracking; display sizes grow with the window. See docs/design.md for their use.
      fontSize: {
        "2xs": ["0.6875rem", { lineHeight: "1rem" }],
        xs: ["0.75rem", { lineHeight: "1.125rem" }],
        sm: ["0.875rem", { lineHeight: "1.25rem", letterSpacing: "-0.003em" }],
        base: ["1rem", { lineHeight: "1.625rem", letterSpacing: "-0.006em" }],
        lg: ["1.125rem", { lineHeight: "1.75rem", letterSpacing: "-0.011em" }],
        xl: ["1.25rem", { lineHeight: "1.75rem", letterSpacing: "-0.014em" }],
        "2xl": ["1.5rem", { lineHeight: "2rem", letterSpacing: "-0.017em" }],
        "3xl": ["1.875rem", { lineHeight: "2.375rem", letterSpacing: "-0.02em" }],
        "4xl": ["2.25rem", { lineHeight: "2.75rem", letterSpacing: "-0.022em" }],
        "5xl": ["3rem", { lineHeight: "3.5rem", letterSpacing: "-0.025em" }],
        title: ["clamp(1.75rem, 1.35rem + 1.6vw, 2.5rem)", { lineHeight: "var(--leading-title)", letterSpacing: "-0.022em" }],
        display: ["clamp(2.25rem, 1.5rem + 3.2vw, 4rem)", { lineHeight: "var(--leading-display)", letterSpacing: "-0.028em" }],
      },
      borderRadius: {
        sm: token("corner-sm"),
        md: token("corner-md"),
        lg: token("corner-lg"),
        xl: token("corner-xl"),
        "2xl": token("corner-2xl"),
      },
      boxShadow: {
        xs: "var(--shadow-xs)",
        sm: "var(--shadow-sm)",
        md: "var(--shadow-md)",
        lg: "var(--shadow-lg)",
        xl: "var(--shadow-xl)",
      },
      maxWidth: { article: "44rem", page: "75rem" },
      keyframes: {
        "fade-in": { from: { opacity: "0" } },
        "fade-out": { to: { opacity: "0" } },
        "pop-in": { from: { opacity: "0", scale: "0.97", translate: "0 -0.25rem" } },
        "pop-out": { to: { opacity: "0", scale: "0.98" } },
        // Fast at first, then slower; invisible for a page that loads at once.
        progress: { from: { scale: "0 1" }, "4%": { scale: "0 1" }, "40%": { scale: "0.7 1" }, to: { scale: "0.95 1" } },
        // `--away` is the place outside the screen.
        "slide-in": { from: { translate: "var(--away)" } },
        "slide-out": { to: { translate: "var(--away)" } },
      },
      animation: {
        "fade-in": "fade-in 150ms ease-out",
        "fade-out": "fade-out 120ms ease-in forwards",
        "pop-in": "pop-in 160ms cubic-bezier(0.16, 1, 0.3, 1)",
        "pop-out": "pop-out 110ms ease-in forwards",
        progress: "progress 4s cubic-bezier(0.1, 0.6, 0.2, 1) forwards",
        "slide-in": "slide-in 260ms cubic-bezier(0.16, 1, 0.3, 1)",
        "slide-out": "slide-out 180ms ease-in forwards",
      },
    },
  },
} satisfies Config;
