import type { ReactNode } from "react";
import type { Image } from "~/lib/images";
import { Picture } from "./picture";

type DoorwayProps = {
  image: Image;
  className?: string;
  /** Alternative text; empty for decoration. */
  alt?: string;
  /** The picture is visible without scrolling. */
  eager?: boolean;
  /** Stands before the picture. */
  children?: ReactNode;
};

export function Doorway({ image, className, alt = "", eager = true, children }: DoorwayProps) {
  return (
    <div className={`relative isolate ${className ?? ""}`}>
      {["-inset-x-6 -top-6 opacity-60", "-inset-x-12 -top-12 opacity-40", "-inset-x-18 -top-18 opacity-20 max-sm:hidden"].map(
        (line) => (
          <span
            key={line}
            aria-hidden="true"
            className={`absolute bottom-0 -z-10 rounded-t-full border border-b-0 border-primary-500 ${line}`}
          />
        ),
      )}
      <div className="aspect-4/5 overflow-hidden rounded-t-full bg-muted">
        <Picture
          image={image}
          alt={alt}
          sizes="(min-width: 992px) 26rem, 17rem"
          eager={eager}
          className="size-full object-cover"
        />
      </div>
      {children}
    </div>
  );
}
