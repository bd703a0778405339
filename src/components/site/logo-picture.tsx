import type { Image } from "~/lib/images";
import { Picture } from "./picture";

type LogoPictureProps = {
  logo: Image;
  /** Logo for dark pages; without one, the logo gets a white background there. */
  darkLogo: Image | null;
  alt: string;
  sizes: string;
  className: string;
};

/** Shows the logo for the current theme; browsers load only that one. */
export function LogoPicture({ logo, darkLogo, alt, sizes, className }: LogoPictureProps) {
  const onDark = darkLogo ? "dark:hidden print:block" : "dark:rounded-md dark:bg-white dark:p-1";
  return (
    <>
      <Picture image={logo} alt={alt} sizes={sizes} className={`object-contain ${className} ${onDark}`} />
      {darkLogo && (
        <Picture
          image={darkLogo}
          alt={alt}
          sizes={sizes}
          className={`hidden object-contain ${className} dark:block print:hidden`}
        />
      )}
    </>
  );
}
