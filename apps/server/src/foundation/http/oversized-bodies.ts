import type { IncomingMessage } from 'node:http';

/** Beyond these nobody is sending a file by mistake any more. */
const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST_MILLISECONDS = 60_000;

/**
 * Lets somebody finish sending what is too large. A browser reads the answer when it has sent
 * everything: if it is hung up on halfway, a person sees a broken connection and not the refusal.
 */
export function letFinishSending(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(done, LONGEST_MILLISECONDS);
    function done(): void {
      clearTimeout(timer);
      resolve();
    }
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) done();
    });
    for (const ending of ['end', 'close', 'error']) request.once(ending, done);
    request.resume();
  });
}
