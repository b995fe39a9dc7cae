import { tooLateAt } from '@app/domain/messaging/arming';
import { isStillTrue } from '@app/domain/messaging/automation';
import { APPOINTMENT_OCCASIONS } from '@app/domain/messaging/occasion';
import { sendableNumber } from '@app/domain/messaging/recipient';
import { skip } from '@app/domain/messaging/verdict';
import { isModuleOpen } from '../../billing/access.queries.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { isReviewed } from '../../reviews/reviews.queries.ts';
import { findEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { findVisitor } from '../../scheduling/online/appointment-visitors.queries.ts';
import { textOf } from '../message-text.rules.ts';
import type { Judge } from './judge.rules.ts';

/** What comes by itself for a visit: it stands, the client wants to hear of it, and it is not over. */
export const judgeAppointment: Judge = async (scope, message, now) => {
  const occasion = APPOINTMENT_OCCASIONS.find((one) => one === message.occasion);
  const entry = message.appointmentId && (await findEntry(scope, message.appointmentId));
  if (!occasion || !entry || !isStillTrue(occasion, entry)) return skip('no-longer-true');
  if (message.clientId !== entry.clientId) return skip('no-longer-true');
  const company = await readCompany(scope);
  const end = tooLateAt(occasion, entry.startTime, company.timezone);
  if (Temporal.Instant.compare(end, now) <= 0) return skip('too-late');
  const client = message.clientId ? await findClient(scope, message.clientId) : null;
  if (!client || client.anonymizedAt) return skip('client-gone');
  if ((await findVisitor(scope, entry.id))?.stopsMessages) return skip('stopped');
  const recipient = sendableNumber(client.phone) ?? '';
  if (recipient === '' && client.email === '') return skip('no-contact');

  if (occasion === 'review_request') {
    if (await isReviewed(scope, entry.id)) return skip('no-longer-true');
    if (!(await isModuleOpen(scope, 'reviews', now))) return skip('switched-off');
  }

  const { link } = message;
  const text = await textOf(scope, occasion, { entry, client, company, now, link });
  if (text === null) return skip('switched-off');
  return { say: { recipient, email: client.email, text, tooLateAt: end } };
};
