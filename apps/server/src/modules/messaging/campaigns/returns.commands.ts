import { withWayOut } from '@app/domain/messaging/campaign';
import { occasionKey } from '@app/domain/messaging/occasion';
import { sendableNumber } from '@app/domain/messaging/recipient';
import { INVITATION_HOURS, NOTED_CALL, returnInvitation } from '@app/domain/scheduling/return-call';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listServices } from '../../catalog/services.queries.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { readSendingNumber } from '../connection/sending-number.rules.ts';
import { messages } from '../messages.table.ts';
import { needsApprovedWords } from './campaign-obstacles.rules.ts';

export type Calling = { userId: string; now: Temporal.Instant; today: Temporal.PlainDate };
type SendRefusal =
  | 'client-not-found'
  | 'service-not-found'
  | 'not-allowed'
  | 'no-phone'
  | 'not-connected'
  | 'already-called';

/** Whether an invitation leaves by itself: one in free words, which WhatsApp's own API does not carry. */
export async function sendsInvitations(scope: CompanyScope): Promise<boolean> {
  const number = await readSendingNumber(scope);
  return (number === 'ready' || number === 'paused') && !(await needsApprovedWords(scope));
}

/** Called back by the company's number, bound by everything that binds news to one client. */
export async function sendInvitation(
  scope: CompanyScope,
  { clientId, serviceId }: { clientId: string; serviceId: string },
  calling: Calling,
): Promise<Result<{ clientId: string }, SendRefusal>> {
  const client = await findClient(scope, clientId);
  if (!client || client.anonymizedAt) return refuse('client-not-found');
  const service = (await listServices(scope)).find(({ id }) => id === serviceId);
  if (!service) return refuse('service-not-found');
  if (!client.acceptsMarketing) return refuse('not-allowed');
  const recipient = sendableNumber(client.phone);
  if (recipient === null) return refuse('no-phone');
  if (!(await sendsInvitations(scope))) return refuse('not-connected');
  const isStored = await storeCall(scope, calling, {
    clientId,
    recipient,
    channel: 'whatsapp',
    state: 'queued',
    text: withWayOut(returnInvitation(client.name, service.name)),
    tooLateAt: calling.now.add({ hours: INVITATION_HOURS }),
  });
  return isStored ? accept({ clientId }) : refuse('already-called');
}

/** She was called by a person, who knows herself what she said. */
export async function noteCall(
  scope: CompanyScope,
  clientId: string,
  calling: Calling,
): Promise<Result<{ clientId: string }, 'client-not-found'>> {
  const client = await findClient(scope, clientId);
  if (!client || client.anonymizedAt) return refuse('client-not-found');
  const told = { state: 'sent', sentAt: calling.now, channel: 'link' } as const;
  await storeCall(scope, calling, { clientId, ...told, recipient: client.phone, text: NOTED_CALL });
  return accept({ clientId });
}

type Call = Omit<
  typeof messages.$inferInsert,
  'occasion' | 'occasionKey' | 'plannedAt' | 'sentBy'
> & {
  clientId: string;
};

/** Once a day: two who call her at the same moment make one call. What reached nobody is tried again. */
async function storeCall(
  scope: CompanyScope,
  { userId, now, today }: Calling,
  call: Call,
): Promise<boolean> {
  const key = occasionKey({ of: 'return', clientId: call.clientId, day: today });
  const afresh = { reason: null, waitUntil: null, attempts: 0, takenAt: null, error: '' };
  const stored = { ...call, ...afresh, providerId: null, plannedAt: now, sentBy: userId };
  const written = await scope
    .insert(messages)
    .values({ ...stored, occasion: 'return', occasionKey: key })
    .onConflictDoUpdate({
      target: [messages.companyId, messages.occasionKey],
      set: stored,
      setWhere: inArray(messages.state, ['failed', 'skipped']),
    })
    .returning({ id: messages.id });
  return written.length > 0;
}
