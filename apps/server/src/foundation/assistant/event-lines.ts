/** What one line of a stream of events may hold; more would fill the memory. */
const LONGEST_LINE = 1_000_000;
/** And all of them together. */
export const LONGEST_STREAM = 10_000_000;

/** A provider that sends without end, or without a break. */
export class EndlessStreamError extends Error {}

/** The `data` lines of server-sent events, however the bytes of them were cut up on their way. */
export async function* dataLinesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let size = 0;
  for await (const bytes of body) {
    size += bytes.byteLength;
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (size > LONGEST_STREAM || rest.length > LONGEST_LINE) throw new EndlessStreamError();
    for (const line of lines) yield* dataOf(line);
  }
  yield* dataOf(rest);
}

function* dataOf(line: string): Generator<string> {
  const data = /^data:\s*(.*?)\s*$/.exec(line)?.[1];
  if (data) yield data;
}
