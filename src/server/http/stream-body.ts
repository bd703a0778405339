/**
 * The body of a Response that is made while it is sent: only as fast as the client reads it, and no longer than the client
 * stays. When `chunks` throws, the stream fails and the connection is closed without the end of the body.
 */
export function streamBody(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const next = await iterator.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => {
        await iterator.return?.();
      },
    },
    // Nothing is read ahead.
    { highWaterMark: 0 },
  );
}
