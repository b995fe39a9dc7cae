import type { SessionAccount } from '../database/scopes.ts';
import { accountOf, forAnyone, refusal } from '../http/procedures.ts';
import type { RequestContext } from '../http/request-context.ts';
import { roleOf, supportOf } from '../http/session-account.ts';
import type { Notice } from './change-feed.ts';

const LOOK_AGAIN_MILLISECONDS = 30_000;
/** Notices come in bunches; one look is enough for those of a moment. */
const SURE_FOR_MILLISECONDS = 1_000;

const CONCERNS_READERS: ReadonlySet<string> = new Set(['company', 'members', 'support']);

export const liveHandlers = {
  changes: forAnyone.live.changes.handler(async ({ context, signal }) => {
    const account = await accountOf(context);
    if (!account) throw refusal('UNAUTHORIZED');
    if (!roleOf(account) || !account.companyId) throw refusal('NO_COMPANY');
    return whileTheSame(context, account, signal);
  }),
};

/**
 * Follows the company's changes for as long as its reader is who she was: a session that ended, an
 * account or membership without access, another company or another role, a visit for support that is
 * over end the stream. It is looked at before something is told, at once where it concerns the company
 * and its members, and every half minute where nothing happens.
 */
async function* whileTheSame(
  context: RequestContext,
  reader: SessionAccount,
  signal: AbortSignal | undefined,
): AsyncGenerator<Notice> {
  const ended = new AbortController();
  let sureUntil = performance.now() + SURE_FOR_MILLISECONDS;
  async function look(): Promise<void> {
    const account = await accountOf({ ...context, now: context.clock() }).catch(() => null);
    if (!isSame(account, reader)) ended.abort();
    sureUntil = performance.now() + SURE_FOR_MILLISECONDS;
  }
  const timer = setInterval(look, LOOK_AGAIN_MILLISECONDS);
  const visitOver = atEndOfVisit(look, reader, context);
  try {
    const stop = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
    for await (const notice of context.feed.follow(reader.companyId ?? '', stop)) {
      if (CONCERNS_READERS.has(notice.topic) || performance.now() > sureUntil) await look();
      if (ended.signal.aborted) return;
      yield notice;
    }
  } finally {
    clearInterval(timer);
    clearTimeout(visitOver);
  }
}

/** A timer may be early by a moment, and what it then finds is still open. */
const A_MOMENT = 50;

/** A visit for support ends to the second, and what it has open with it. */
function atEndOfVisit(
  look: () => Promise<void>,
  reader: SessionAccount,
  { clock }: RequestContext,
): NodeJS.Timeout | undefined {
  const support = supportOf(reader);
  if (!support) return undefined;
  return setTimeout(look, support.endsAt.epochMilliseconds - clock().epochMilliseconds + A_MOMENT);
}

function isSame(account: SessionAccount | null, reader: SessionAccount): boolean {
  if (!account || account.companyId !== reader.companyId) return false;
  return roleOf(account) === roleOf(reader);
}
