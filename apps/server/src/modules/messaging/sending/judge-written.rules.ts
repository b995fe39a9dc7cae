import { skip } from '@app/domain/messaging/verdict';
import type { Judge } from './judge.rules.ts';

/** What a person wrote goes out as it stands; only to somebody who is gone it does not. */
export const judgeWritten: Judge = async (_scope, message) => {
  const { recipient, text, tooLateAt } = message;
  if (recipient === '' || text === '') return skip('client-gone');
  return { say: { recipient, text, tooLateAt } };
};
