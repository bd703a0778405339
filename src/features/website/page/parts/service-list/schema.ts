import { definePart } from "../part";

/** All services. */
export const serviceList = definePart("serviceList", {}, {});
