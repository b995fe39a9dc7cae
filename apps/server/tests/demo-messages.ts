import { isConversion } from '@app/domain/messaging/campaign-figures';
import { count } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { SALON_SLUG } from '../seeds/companies/salon.ts';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { findAddressOwner } from '../src/modules/company/company.queries.ts';
import { readAutomations } from '../src/modules/messaging/automations.queries.ts';
import { campaigns } from '../src/modules/messaging/campaigns/campaigns.table.ts';
import { reengagements } from '../src/modules/messaging/campaigns/reengagements.table.ts';
import { findConnection } from '../src/modules/messaging/connection/connections.queries.ts';
import { conversations } from '../src/modules/messaging/conversations/conversations.table.ts';
import { incomingMessages } from '../src/modules/messaging/conversations/incoming-messages.table.ts';
import { isDue, listByHand } from '../src/modules/messaging/messages.queries.ts';
import { messages } from '../src/modules/messaging/messages.table.ts';
import { notices } from '../src/modules/messaging/notices/notices.table.ts';
import { appointments } from '../src/modules/scheduling/appointments/appointments.table.ts';
import { noon, type TestWorld } from './support.ts';

const operator = { userId: null, requestId: 'test' };

/** Of a world in which the demonstration was told before. */
export function describeMessages(world: TestWorld): void {
  describe('the messages of the salon', () => {
    let told: Awaited<ReturnType<typeof readTold>>;
    beforeAll(async () => {
      const id = await world.system.scopes.asOperator(operator, (scope) =>
        findAddressOwner(scope, SALON_SLUG),
      );
      told = await world.inCompany(id ?? '', readTold);
    });

    test('leave from a number that has been connected for a year', () => {
      expect(told.connection).toMatchObject({ state: 'connected', bannedAt: null, pausedAt: null });
      const { appointment_reminder_24h, birthday_message, appointment_completed } =
        told.automations;
      expect(appointment_reminder_24h.enabled && birthday_message.enabled).toBe(true);
      expect(appointment_completed.enabled).toBe(false);
    });

    test('are over: nothing old is to be sent, by the number or by hand', () => {
      expect(told.due).toEqual([]);
      expect(told.byHand).toEqual([]);
      expect(told.messages.filter(({ state }) => state === 'sending')).toEqual([]);
    });

    test('fill a year, and nothing of what became of them lies ahead', () => {
      const left = told.messages.filter(({ state }) => state !== 'queued');
      expect(left.length).toBeGreaterThan(2000);
      const oldest = Math.min(...left.map(({ plannedAt }) => plannedAt.epochMilliseconds));
      expect(noon.epochMilliseconds - oldest).toBeGreaterThan(330 * 86_400_000);
      expect(new Set(left.map(({ state }) => state))).toEqual(
        new Set(['sent', 'delivered', 'read', 'failed', 'skipped']),
      );
      const moments = left.flatMap(({ sentAt, deliveredAt, readAt }) => [
        sentAt,
        deliveredAt,
        readAt,
      ]);
      expect(moments.filter((at) => at && Temporal.Instant.compare(at, noon) > 0)).toEqual([]);
    });

    test('remind of what is booked, each visit once', () => {
      const reminders = told.messages.filter(
        ({ occasion, channel }) => occasion === 'appointment_reminder_24h' && channel !== 'email',
      );
      const visits = reminders.map(({ appointmentId }) => appointmentId);
      expect(new Set(visits).size).toBe(visits.length);
      expect(reminders.some(({ state }) => state === 'queued')).toBe(true);
    });

    test('of a campaign that is over brought people back, and another one is planned', () => {
      const [over, planned] = told.campaigns;
      expect(over).toMatchObject({ state: 'completed' });
      const sent = told.messages.filter(({ campaignId }) => campaignId === over?.id);
      expect(sent).toHaveLength(over?.totalRecipients ?? 0);
      const converted = sent.filter(({ clientId, sentAt }) =>
        told.booked.some((visit) => {
          return sentAt && visit.clientId === clientId && isConversion(sentAt, visit.createdAt);
        }),
      );
      expect(converted.length).toBeGreaterThan(sent.length / 20);
      expect(planned?.state).toBe('pending');
      expect(planned?.scheduledAt?.epochMilliseconds).toBeGreaterThan(noon.epochMilliseconds);
      expect(told.reengagements).toMatchObject([{ enabled: true }]);
    });

    test('were answered: one waits for a person, one comes, one wants no more, and only the order by link rings', () => {
      expect(told.talks.filter(({ waitsForPerson }) => waitsForPerson)).toHaveLength(1);
      expect(told.outcomes).toEqual(new Set(['none', 'waits', 'confirmed', 'opted-out']));
      expect(told.notices).toBe(1);
    });
  });
}

async function readTold(scope: CompanyScope) {
  const { clientId, createdAt } = appointments;
  const [noticed] = await scope.select({ count: count() }).from(notices);
  const came = await scope.select().from(incomingMessages);
  return {
    connection: await findConnection(scope),
    automations: await readAutomations(scope),
    messages: await scope.select().from(messages),
    due: await scope.select().from(messages).where(isDue(noon)),
    byHand: await listByHand(scope, noon),
    campaigns: await scope.select().from(campaigns).orderBy(campaigns.createdAt),
    reengagements: await scope.select().from(reengagements),
    talks: await scope.select().from(conversations),
    outcomes: new Set(came.map(({ outcome }) => outcome)),
    booked: await scope.select({ clientId, createdAt }).from(appointments),
    notices: noticed?.count,
  };
}
