import { skip } from '@app/domain/messaging/verdict';
import { readSendingNumber } from '../connection/sending-number.rules.ts';
import type { Judge } from './judge.rules.ts';
import { judgeWritten } from './judge-written.rules.ts';

/** Goes out while a number sends; without one nobody passes it on by hand. */
export const judgeTask: Judge = async (scope, message, now) => {
  if ((await readSendingNumber(scope)) !== 'ready') return skip('no_whatsapp_instance');
  return judgeWritten(scope, message, now);
};
