import { definePart } from "../part";

/** All articles with their categories, in pages. */
export const articleList = definePart("articleList", {}, {});
