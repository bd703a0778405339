import localFont from "next/font/local";

const latin = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-latin",
  weight: "100 900",
  display: "swap",
  // The stand-in is Arial stretched to Inter's measures, so nothing moves when the file arrives.
  adjustFontFallback: "Arial",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});

const vietnamese = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2",
  variable: "--font-vietnamese",
  weight: "100 900",
  display: "swap",
  // Fetched by the browser when a page has one of these letters, so an English page never asks for it.
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB",
    },
  ],
});

/** For `<html className={fonts}>`: Inter in two files, one for Latin and one for the letters that only Vietnamese has. */
export const fonts = `${latin.variable} ${vietnamese.variable}`;
