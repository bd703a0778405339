import superjson from "superjson";

/** Serialises dates and undefined besides JSON. Drops superjson's note of shared objects: each place has a copy. */
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
