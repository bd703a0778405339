import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// Sizes of tailwind.config.ts; tailwind-merge would take unknown ones for colours.
const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      "font-size": [{ text: ["2xs", "title", "display"] }],
      "max-w": [{ "max-w": ["article", "page"] }],
    },
  },
});

/** Joins class names; the later of two conflicting Tailwind classes wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
