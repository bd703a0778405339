import type { LucideIcon } from "lucide-react";
import { WhenNear } from "~/components/resource/when-near";
import { Picture } from "~/components/site/picture";
import type { Image } from "~/lib/images";

/** A record's name in a list, beside its picture or icon. */
export function PicturedName({ name, image, icon: Icon }: { name: string | null; image: Image | null; icon?: LucideIcon }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="grid h-8 w-12 shrink-0 max-md:hidden place-items-center overflow-hidden rounded-md bg-muted text-muted-foreground">
        {image ? (
          <WhenNear className="block size-full">
            <Picture image={image} alt="" sizes="48px" className="size-full object-cover" />
          </WhenNear>
        ) : (
          Icon && <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        )}
      </span>
      <span className="list-name min-w-0 truncate">{name}</span>
    </span>
  );
}
