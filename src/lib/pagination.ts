/** Rows on a page of a list, unless someone asks for another number (specification, section 9). */
export const DEFAULT_PAGE_SIZE = 20;
