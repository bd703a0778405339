import localFont from "next/font/local";

// The files are cut from Inter by scripts/fonts.mjs.
const latin = localFont({
  src: "../generated/fonts/latin.woff2",
  variable: "--font-latin",
  weight: "400 600",
  display: "swap",
  // The stand-in is Arial stretched to Inter's measures, so nothing moves when the file arrives.
  adjustFontFallback: "Arial",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0110,U+0131,U+0152-0153,U+1EB1,U+1EBF,U+1EC7,U+1ECD,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2264-2265,U+FEFF,U+FFFD",
    },
  ],
});

const vietnamese = localFont({
  src: "../generated/fonts/vietnamese.woff2",
  variable: "--font-vietnamese",
  weight: "400 600",
  display: "swap",
  // Fetched by the browser when a page has one of these letters, so an English page does not ask for it: the letters with which
  // it offers Vietnamese are in the other file.
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0102-0103,U+0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303,U+0309,U+0323,U+1EA0-1EB0,U+1EB2-1EBE,U+1EC0-1EC6,U+1EC8-1ECC,U+1ECE-1EF9,U+20AB",
    },
  ],
});

/** For `<html className={fonts}>`: Inter in two files, one for Latin and one for the letters that only Vietnamese has. */
export const fonts = `${latin.variable} ${vietnamese.variable}`;
