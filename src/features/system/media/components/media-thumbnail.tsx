import { FileText } from "lucide-react";
import { transparency } from "~/components/fields/transparency";
import { WhenNear } from "~/components/resource/when-near";
import { Picture } from "~/components/site/picture";
import { cn } from "~/components/ui/cn";
import type { RouterOutputs } from "~/trpc/client";

type MediaThumbnailProps = {
  media: RouterOutputs["system"]["media"]["list"]["rows"][number];
  /** Value of the attribute `sizes`. */
  sizes: string;
  className?: string;
};

/** Shows the uncropped image, or a document's type. */
export function MediaThumbnail({ media, sizes, className }: MediaThumbnailProps) {
  if (media.kind === "image") {
    const classes = cn("rounded-sm object-contain", transparency, className);
    return (
      <WhenNear className={classes}>
        <Picture image={media} alt="" sizes={sizes} className={classes} />
      </WhenNear>
    );
  }
  return (
    <span aria-hidden className={cn("grid place-content-center justify-items-center gap-1 rounded-sm bg-muted", className)}>
      <FileText className="size-6 text-muted-foreground" />
      <span className="font-semibold text-[0.625rem] text-muted-foreground tracking-wider">PDF</span>
    </span>
  );
}
