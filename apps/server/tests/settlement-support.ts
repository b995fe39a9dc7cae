import type { SettlementForm } from '@app/contract/cash/settlements.contract';
import type { StaffBooking } from '@app/contract/scheduling/agenda-entry.contract';
import { book, openSalon, type Salon } from './agenda-support.ts';
import { closeOpenDrawer, waysToPay } from './cash-support.ts';
import type { TestWorld } from './support.ts';

export type Counter = Salon & { ways: Record<string, string> };

/** Ana earns two fifths of a haircut from today on. */
export async function openCounter(salon: Salon): Promise<Counter> {
  await salon.salon.earns(salon.ana, 40, [salon.haircut]);
  return { ...salon, ways: await waysToPay(salon.api) };
}

let opened = 0;

/** In a salon of its own, so that nothing is left of the test before. */
export async function openAnotherCounter(world: TestWorld): Promise<Counter> {
  opened += 1;
  const letters = [...String(opened)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return openCounter(await openSalon(world, `Salão ${letters}`));
}

let hours = 0;

/** Another time each time, tomorrow or later. */
export function someTime(): string {
  hours += 2;
  return Temporal.Instant.from('2026-03-11T11:00:00Z').add({ hours }).toString();
}

/** Booked, and she came: R$ 50,00 unless something else is wished. */
export async function served(counter: Counter, wish: Partial<StaffBooking> = {}) {
  const { id } = await book(counter, someTime(), wish);
  return counter.api.scheduling.appointments.changeStatus({ id, status: 'completed' });
}

export type Paying = Partial<Omit<SettlementForm, 'appointmentId' | 'parts'>> & {
  /** By the names of the ways to pay; all of it in cash when missing. */
  by?: Record<string, number>;
};

/** What the counter sends when this appointment is paid. */
export function payment(
  { ways }: Pick<Counter, 'ways'>,
  appointment: { id: string; priceCents: number },
  { by, ...form }: Paying = {},
) {
  const due = appointment.priceCents - (form.discountCents ?? 0) + (form.tipCents ?? 0);
  const parts = Object.entries(by ?? { Dinheiro: due }).map(([name, amountCents]) => ({
    paymentMethodId: ways[name] ?? '',
    amountCents,
  }));
  return { appointmentId: appointment.id, priceCents: appointment.priceCents, ...form, parts };
}

export async function paid(counter: Counter, paying: Paying = {}) {
  const appointment = await served(counter);
  return counter.api.cash.settlements.settle(payment(counter, appointment, paying));
}

/** Whatever is owed to anybody, by PIX. */
export async function payOut({ api, ways }: Counter): Promise<void> {
  const { items } = await api.cash.commissions.listPending({});
  const ids = items.map((item) => item.id);
  await api.cash.commissions.pay({ ids, paymentMethodId: ways.PIX ?? '' });
}

/** Paid, the professional got her part, and the client got her money back; answers the appointment. */
export async function paidOutAndRefunded(counter: Counter, paying: Paying = {}): Promise<string> {
  const { id, appointmentId } = await paid(counter, paying);
  await payOut(counter);
  await counter.api.cash.settlements.refund({ id });
  return appointmentId;
}

export async function payAnew(counter: Counter, id: string, paying: Paying = {}) {
  const visit = await counter.api.scheduling.appointments.get({ id });
  return counter.api.cash.settlements.settle(payment(counter, visit, paying));
}

/** What each of several came to: 'done', or the code of its refusal. */
export function outcomes(settled: PromiseSettledResult<unknown>[]): string[] {
  return settled
    .map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code ?? one.reason)))
    .toSorted();
}

export async function closeDrawer({ api }: Pick<Salon, 'api'>): Promise<void> {
  await closeOpenDrawer(api);
}

export async function openDrawer(
  { api }: Pick<Salon, 'api'>,
  openingAmountCents = 0,
): Promise<void> {
  await api.cash.sessions.open({ openingAmountCents });
}

/** Notes and coins that should lie in the open drawer. */
export async function cashInDrawer({ api }: Pick<Salon, 'api'>): Promise<number | undefined> {
  const session = await api.cash.sessions.current();
  return session?.expected.find(({ key }) => key === 'drawer')?.expectedCents ?? undefined;
}
