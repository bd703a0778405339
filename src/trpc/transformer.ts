import superjson from "superjson";

/**
 * How calls travel from the browser. The server takes dates and undefined beside what JSON has, and nothing else: superjson's note
 * that one object is in two places of an input is left out, as both places have a copy of it.
 */
export const transformer = {
  input: {
    serialize: (input: unknown) => {
      const { json, meta } = superjson.serialize(input);
      return meta?.values ? { json, meta: { values: meta.values, v: 1 } } : { json };
    },
    deserialize: superjson.deserialize,
  },
  output: superjson,
};
