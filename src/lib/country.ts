/**
 * The country of all offices and jobs, by ISO 3166-1. Their addresses name none: the company works in one, as its time zone says
 * (dates.ts). Google's structured data wants it with every address.
 */
export const country = "VN";
