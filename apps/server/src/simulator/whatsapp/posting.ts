import type { Environment } from '../../foundation/environment.ts';
import { addressOfThisServer } from '../loopback.ts';
import type { PlayedTime } from './played-time.ts';

/** How a webhook is posted; answers the HTTP status. */
export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<number>;

const TIMEOUT_MS = 30_000;
const NEVER_AGAIN = [400, 401, 403, 404, 422];
const ATTEMPTS = 10;
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 300_000;

/** What is meant for this very server goes to where it listens: its public name may lead elsewhere. */
export function postToThisServer(
  environment: Pick<Environment, 'HOST' | 'PORT' | 'PUBLIC_URL'>,
): Post {
  return async (url, headers, body) => {
    const address = url.replace(environment.PUBLIC_URL, addressOfThisServer(environment));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(address, { method: 'POST', headers, body, signal });
    return answer.status;
  };
}

type Delivery = { url: string; headers: Record<string, string>; body: string };

/** Again after a failure, with growing pauses; never after an answer that means no. */
export async function deliver(
  parts: { time: PlayedTime; post: () => Post },
  delivery: Delivery,
  attempt = 1,
): Promise<void> {
  const { url, headers, body } = delivery;
  const status = await parts
    .post()(url, headers, body)
    .catch(() => 0);
  if (status >= 200 && status < 300) return;
  if (NEVER_AGAIN.includes(status) || attempt === ATTEMPTS) return;
  const pause = Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE);
  parts.time.later(pause, () => deliver(parts, delivery, attempt + 1));
}
