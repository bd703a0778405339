const looks = {
  solid: "bg-primary text-primary-foreground shadow-sm hover:bg-primary-hover",
  outline: "border border-input bg-background/70 hover:border-foreground hover:bg-background",
};

export function buttonLink(kind: keyof typeof looks): string {
  return `inline-flex h-12 items-center justify-center rounded-lg px-6 font-medium transition-colors ${looks[kind]}`;
}
