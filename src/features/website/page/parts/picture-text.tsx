import { Picture } from "~/components/site/picture";
import { RichText } from "~/components/site/rich-text";
import { cn } from "~/components/ui/cn";
import type { Locale } from "~/i18n/routing";
import { type Image, imageAlt } from "~/lib/images";

type PictureTextProps = {
  title: string | null;
  /** Rendered rich text. */
  html: string;
  image: Image | null;
  side: "left" | "right";
  locale: Locale;
  /** The picture is visible without scrolling. */
  eager: boolean;
};

/** A text beside its picture; without a picture, beside its title. */
export function PictureText({ title, html, image, side, locale, eager }: PictureTextProps) {
  return (
    <div className={cn("grid gap-x-8 gap-y-8 lg:grid-cols-12", image && "items-center")}>
      <div className={cn("min-w-0", image ? "max-w-article lg:col-span-5" : "lg:col-span-4")}>
        {title && <h2 className="text-title font-semibold text-pretty">{title}</h2>}
        {image && <RichText html={html} className={title ? "mt-6" : ""} />}
      </div>
      {image ? (
        <div className={cn("lg:col-span-7", side === "left" ? "lg:order-first lg:pr-8" : "lg:pl-8")}>
          <Picture
            image={image}
            alt={imageAlt(image, locale)}
            sizes="(min-width: 1200px) 620px, (min-width: 992px) 52vw, 94vw"
            eager={eager}
            className="aspect-4/3 w-full rounded-2xl bg-muted object-cover"
          />
        </div>
      ) : (
        <RichText html={html} className="max-w-article min-w-0 self-start text-lg lg:col-span-8 lg:pt-2" />
      )}
    </div>
  );
}
