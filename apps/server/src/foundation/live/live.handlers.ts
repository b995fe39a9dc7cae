import type { LiveTopic } from '@app/contract/shared/live.contract';
import { type Arrival, accountOf, forAnyone, refusal } from '../http/procedures.ts';
import { roleOf } from '../http/session-account.ts';

const LOOK_AGAIN_MILLISECONDS = 30_000;

export const liveHandlers = {
  changes: forAnyone.live.changes.handler(async ({ context, signal }) => {
    const account = await accountOf(context);
    if (!account) throw refusal('UNAUTHORIZED');
    if (!roleOf(account) || !account.companyId) throw refusal('NO_COMPANY');
    return whileSignedIn(context, account.companyId, signal);
  }),
};

/** Follows the company's changes; a session that ended meanwhile ends this stream as well. */
async function* whileSignedIn(
  context: Arrival,
  companyId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ topic: LiveTopic }> {
  const ended = new AbortController();
  const timer = setInterval(async () => {
    const account = await accountOf({ ...context, now: context.clock() }).catch(() => null);
    if (!roleOf(account) || account?.companyId !== companyId) ended.abort();
  }, LOOK_AGAIN_MILLISECONDS);
  try {
    const stop = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
    for await (const topic of context.feed.follow(companyId, stop)) yield { topic };
  } finally {
    clearInterval(timer);
  }
}
