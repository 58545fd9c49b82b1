type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Begins to read, so that bytes that cannot be read fail here, before there is an answer.
 *
 * @param onBreak Told of an error after the beginning; it answers true when it has seen to whoever
 *   reads, false to hand them the error.
 * @throws whatever the first step throws.
 */
export async function beginStream(
  chunks: AsyncIterable<Bytes>,
  onBreak: (error: unknown) => boolean,
): Promise<ReadableStream<Bytes>> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  let next: Promise<IteratorResult<Bytes>> | undefined = Promise.resolve(first);
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        try {
          const { done, value } = await (next ?? iterator.next());
          next = undefined;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (!onBreak(error)) controller.error(error);
        }
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
}
