import { skip } from '@app/domain/messaging/verdict';
import { findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import type { Judge } from './judge.rules.ts';
import { judgeWritten } from './judge-written.rules.ts';

/** Whoever was moved or cancelled meanwhile is not told that nobody will serve her then. */
export const judgeAffected: Judge = async (scope, message, now) => {
  const entry = message.appointmentId && (await findEntry(scope, message.appointmentId));
  if (!entry || (entry.status !== 'scheduled' && entry.status !== 'confirmed')) {
    return skip('no-longer-true');
  }
  if (entry.clientId !== message.clientId) return skip('no-longer-true');
  if (message.tooLateAt === null || !entry.startTime.equals(message.tooLateAt))
    return skip('moved');
  if (Temporal.Instant.compare(entry.startTime, now) <= 0) return skip('too-late');
  return judgeWritten(scope, message, now);
};
