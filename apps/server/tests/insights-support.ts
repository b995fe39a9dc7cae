import type { TransactionKind, TransactionType } from '@app/domain/cash/transaction';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { DEFAULT_TIMEZONE, type Timezone } from '@app/domain/shared/local-time';
import { cents } from '@app/domain/shared/money';
import type { RouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { CompanyStory } from '../seeds/scenario.ts';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { transactions } from '../src/modules/cash/book/transactions.table.ts';
import { settlementItems, settlements } from '../src/modules/cash/checkout/settlements.table.ts';
import { cashSessions } from '../src/modules/cash/drawer/cash-sessions.table.ts';
import { clients } from '../src/modules/clients/clients.table.ts';
import { appointmentServices } from '../src/modules/scheduling/appointments/appointment-services.table.ts';
import { appointments } from '../src/modules/scheduling/appointments/appointments.table.ts';
import type { router } from '../src/router.ts';
import { MONDAY_TO_FRIDAY } from './agenda-support.ts';
import type { TestWorld } from './support.ts';

export type BookedCompany = {
  salon: CompanyStory;
  api: RouterClient<typeof router>;
  /** Both work from Monday to Friday, eight to six. */
  ana: string;
  bia: string;
  haircut: string;
  color: string;
  maria: string;
  julia: string;
  book: Book;
};

/** A company whose book is empty and whose clients came long ago. */
export async function openBooks(
  world: TestWorld,
  name: string,
  zone: Timezone = DEFAULT_TIMEZONE,
): Promise<BookedCompany> {
  const owner = { name: 'Bê', email: `be@${name.toLowerCase()}.test` };
  const salon = await world.tell.company(name, owner, { timezone: zone });
  const [ana, bia] = [await salon.employs('Ana'), await salon.employs('Bia')];
  for (const id of [ana, bia]) await salon.worksOn(id, MONDAY_TO_FRIDAY);
  const [haircut, color] = [await salon.offers('Corte'), await salon.offers('Coloração')];
  const [maria, julia] = [await salon.serves('Maria'), await salon.serves('Julia')];
  const book = await keepBook(world, salon, zone);
  for (const id of [maria, julia]) await book.registeredAt(id, '2025-01-01T12:00Z');
  const api = await world.as(salon.ownerId);
  return { salon, api, ana, bia, haircut, color, maria, julia, book };
}

export type Visit = {
  professionalId: string;
  clientId: string;
  serviceIds: string[];
  /** As the company's clock shows it: '2026-03-10T09:00'. */
  at: string;
  minutes?: number;
  status?: AppointmentStatus;
};
export type Money = {
  type: TransactionType;
  kind: TransactionKind;
  amount: number;
  date: string;
  description?: string;
  professionalId?: string;
  appointmentId?: string;
  /** What it takes back, and what that counts as. */
  refundOf?: { id: string; countsAs: TransactionKind };
  paysId?: string;
  /** What the card machine keeps of it. */
  fee?: number;
};
export type Item = { serviceId: string; gross: number; discount?: number };
export type Settled = {
  appointmentId: string;
  professionalId: string;
  date: string;
  items: Item[];
};

/** Writes rows as they lie in the database, so that a figure is compared with what is written. */
async function keepBook(world: TestWorld, { companyId, ownerId }: CompanyStory, zone: string) {
  const within = <Answer>(work: (scope: CompanyScope) => Promise<Answer>) =>
    world.inCompany(companyId, work);
  const cashSessionId = await within(async (scope) => {
    const opened = { openedBy: ownerId, openingAmount: cents(0) };
    return (await scope.insert(cashSessions).values(opened).returning())[0]?.id ?? '';
  });
  let receipts = 0;

  async function visit(one: Visit): Promise<string> {
    const { professionalId, clientId, serviceIds, at, minutes = 60, status = 'completed' } = one;
    const startTime = Temporal.PlainDateTime.from(at).toZonedDateTime(zone).toInstant();
    const endTime = startTime.add({ minutes });
    return within(async (scope) => {
      const times = { startTime, endTime, busyFrom: startTime, busyUntil: endTime };
      const names = { serviceNames: 'Corte', price: cents(50_00), overbooked: true };
      const [row] = await scope
        .insert(appointments)
        .values({ professionalId, clientId, status, ...times, ...names })
        .returning();
      const appointmentId = row?.id ?? '';
      const lines = serviceIds.map((serviceId, position) => ({
        appointmentId,
        serviceId,
        position,
        name: 'Corte',
        price: cents(50_00),
        durationMinutes: minutes,
      }));
      if (lines.length > 0) await scope.insert(appointmentServices).values(lines);
      return appointmentId;
    });
  }

  async function money({ refundOf, amount, fee = 0, date, ...row }: Money): Promise<string> {
    const isOwed = ['commission', 'tip_share'].includes(refundOf?.countsAs ?? row.kind);
    return within(async (scope) => {
      const [written] = await scope
        .insert(transactions)
        .values({
          description: '',
          ...row,
          amount: cents(amount),
          fee: cents(fee),
          date: Temporal.PlainDate.from(date),
          countsAs: refundOf?.countsAs ?? row.kind,
          refundOfId: refundOf?.id ?? null,
          cashSessionId: isOwed ? null : cashSessionId,
        })
        .returning();
      return written?.id ?? '';
    });
  }

  /** One row of items per service; with amounts below zero it takes back what was paid. */
  async function settle(paid: Settled, refundOfId: string | null = null): Promise<string> {
    const { appointmentId, professionalId, items } = paid;
    const date = Temporal.PlainDate.from(paid.date);
    const sum = (key: 'gross' | 'discount') =>
      cents(items.reduce((total, item) => total + (item[key] ?? 0), 0));
    return within(async (scope) => {
      if (refundOfId) {
        const refunded = { refundedAt: Temporal.Instant.from('2026-03-10T15:00Z') };
        await scope.update(settlements).set(refunded).where(eq(settlements.id, refundOfId));
      }
      const [row] = await scope
        .insert(settlements)
        .values({
          appointmentId,
          professionalId,
          date,
          cashSessionId,
          refundOfId,
          receiptNumber: ++receipts,
          createdBy: ownerId,
          tip: cents(0),
          subtotal: sum('gross'),
          discount: sum('discount'),
        })
        .returning();
      const [done] = await scope
        .select({ startTime: appointments.startTime })
        .from(appointments)
        .where(eq(appointments.id, appointmentId));
      if (!done) throw new Error('Paid for no appointment');
      const lines = items.map(({ serviceId, gross, discount = 0 }, position) => ({
        settlementId: row?.id ?? '',
        position,
        date,
        professionalId,
        serviceId,
        ...done,
        name: 'Corte',
        gross: cents(gross),
        discount: cents(discount),
        commission: cents(0),
      }));
      await scope.insert(settlementItems).values(lines);
      return row?.id ?? '';
    });
  }

  function registeredAt(clientId: string, moment: string): Promise<unknown> {
    const createdAt = Temporal.Instant.from(moment);
    return within((scope) =>
      scope.update(clients).set({ createdAt }).where(eq(clients.id, clientId)),
    );
  }

  return { visit, money, settle, registeredAt };
}

type Book = Awaited<ReturnType<typeof keepBook>>;
