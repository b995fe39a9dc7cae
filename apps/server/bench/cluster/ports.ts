import { once } from 'node:events';
import { createServer } from 'node:net';

// Below those that the system hands out by itself: nobody takes one between two restarts.
let next = 21_500;

/** A port that nobody listens at, and another one each time. */
export async function ownPort(): Promise<number> {
  for (;;) {
    next += 1;
    const server = createServer().listen(next, '127.0.0.1');
    const isFree = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false);
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return next;
  }
}
