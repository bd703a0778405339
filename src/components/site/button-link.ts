const looks = {
  solid: "bg-primary text-primary-foreground shadow-sm hover:bg-primary-hover",
  outline: "border border-input bg-background/70 hover:border-foreground hover:bg-background",
};

/** How a link looks that is the next thing to do. Without `cn`: it would be the largest script of a public page. */
export function buttonLink(kind: keyof typeof looks): string {
  return `inline-flex h-12 items-center justify-center rounded-lg px-6 font-medium transition-colors ${looks[kind]}`;
}
