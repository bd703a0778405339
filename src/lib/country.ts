/** ISO 3166-1 country of all offices and jobs, required by Google's structured data. See the time zone in dates.ts. */
export const country = "VN";
