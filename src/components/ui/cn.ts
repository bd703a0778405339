import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// Sizes that only tailwind.config.ts knows; unnamed, they would be taken for colours.
const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      "font-size": [{ text: ["2xs", "title", "display"] }],
      "max-w": [{ "max-w": ["article", "page"] }],
    },
  },
});

/** Class names in one text; where two of Tailwind's contradict each other, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
