import { skip } from '@app/domain/messaging/verdict';
import type { Judge } from './judge.rules.ts';

/** What is written already goes out as it stands, unless whom it is for is gone, or its day. */
export const judgeWritten: Judge = async (_scope, message, now) => {
  const { recipient, text, tooLateAt, channel } = message;
  const isNobodys = recipient === '' && channel !== 'email';
  if (isNobodys || text === '') return skip('client-gone');
  if (tooLateAt && Temporal.Instant.compare(tooLateAt, now) <= 0) return skip('too-late');
  return { say: { recipient, text, tooLateAt } };
};
