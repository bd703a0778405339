import { Star } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "./cn";

export const MAX_STARS = 5;

export function Stars({ rating }: { rating: number | null }) {
  const t = useTranslations("common");
  if (rating === null) return null;
  return (
    <span role="img" aria-label={t("stars", { count: rating })} className="inline-flex gap-0.5">
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <Star
          key={index}
          aria-hidden
          className={cn("size-3.5", index < rating ? "fill-warning text-warning-text" : "text-muted-foreground/50")}
        />
      ))}
    </span>
  );
}
