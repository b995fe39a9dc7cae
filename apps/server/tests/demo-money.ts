import { expectedLines } from '@app/domain/cash/session';
import { todayIn } from '@app/domain/shared/local-time';
import { sumOf } from '@app/domain/shared/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { CLINIC_SLUG } from '../seeds/companies/dental-clinic.ts';
import { SALON_SLUG } from '../seeds/companies/salon.ts';
import { findAddressOwner } from '../src/modules/company/company.queries.ts';
import {
  byMonth,
  expectedIn,
  isStanding,
  type Money,
  movementsIn,
  readMoney,
  stillOwed,
  totalOf,
} from './demo-money-support.ts';
import { noon, type TestWorld } from './support.ts';

const operator = { userId: null, requestId: 'test' };

/** Of a world in which the demonstration was told before. */
export function describeMoney(world: TestWorld): void {
  describe.each([
    { slug: SALON_SLUG, zone: 'America/Sao_Paulo' },
    { slug: CLINIC_SLUG, zone: 'America/Manaus' },
  ])('the money of $slug', ({ slug, zone }) => {
    const today = todayIn(zone, noon);
    let money: Money;
    beforeAll(async () => {
      const id = await world.system.scopes.asOperator(operator, (scope) =>
        findAddressOwner(scope, slug),
      );
      money = await world.inCompany(id ?? '', readMoney);
    });

    test('has a drawer for each day on which somebody was served, and one at a time', () => {
      const { sessions, appointments } = money;
      const served = appointments.filter(({ status }) => status === 'completed');
      const days = new Set(served.map(({ startTime }) => todayIn(zone, startTime).toString()));
      const opened = sessions.map(({ openedAt }) => todayIn(zone, openedAt).toString());
      expect(new Set(opened).size).toBe(sessions.length);
      expect([...days].filter((day) => !opened.includes(day))).toEqual([]);
      expect(sessions.length).toBeGreaterThan(190);
      for (const [place, { closedAt }] of sessions.slice(0, -1).entries()) {
        const next = sessions[place + 1]?.openedAt ?? noon;
        expect(Temporal.Instant.compare(closedAt ?? noon, next)).toBe(-1);
      }
      expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
    });

    test('each count is opening and movements, mostly to the cent', () => {
      const closed = money.sessions.filter(({ status }) => status === 'closed');
      for (const session of closed) {
        const lines = session.counts ?? [];
        const movements = movementsIn(money, session.id);
        expect(session.expectedAmount).toBe(expectedIn(money, session));
        const expected = expectedLines(session.openingAmount, movements);
        expect(lines.map(({ key, expected: amount }) => [key, amount]).toSorted()).toEqual(
          expected.map(({ key, expected: amount }) => [key, amount]).toSorted(),
        );
        expect(session.closingAmount).toBe(sumOf(lines.map(({ counted }) => counted)));
        expect(lines.find(({ key }) => key === 'drawer')?.counted).toBeGreaterThanOrEqual(0);
      }
      const short = closed.filter((one) => one.closingAmount !== one.expectedAmount);
      expect(short.length).toBeGreaterThan(3);
      expect(short.length).toBeLessThan(closed.length / 8);
      const differences = short.map((one) => (one.closingAmount ?? 0) - (one.expectedAmount ?? 0));
      expect(new Set(differences)).toEqual(new Set([-200]));
    });

    test('whoever is noted as paid has one payment that stands, and nobody else has', () => {
      const standing = money.settlements
        .filter(isStanding)
        .flatMap(({ appointmentId }) => appointmentId ?? []);
      const paid = money.appointments.filter(({ settledAt }) => settledAt !== null);
      expect(standing.toSorted()).toEqual(paid.map(({ id }) => id).toSorted());
      expect(paid.filter(({ status }) => status !== 'completed')).toEqual([]);
      const numbers = money.settlements
        .filter(({ refundOfId }) => refundOfId === null)
        .map(({ receiptNumber }) => receiptNumber);
      expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    });

    test('each payment adds up: its services, its parts, the tip and what is owed of it', () => {
      const itemsOf = Map.groupBy(money.items, ({ settlementId }) => settlementId);
      const rowsOf = Map.groupBy(money.rows, ({ settlementId }) => settlementId);
      for (const { id, subtotal, discount, prepaid, tip } of money.settlements) {
        const items = itemsOf.get(id) ?? [];
        const rows = rowsOf.get(id) ?? [];
        expect(sumOf(items.map(({ gross }) => gross))).toBe(subtotal);
        expect(sumOf(items.map((item) => item.discount))).toBe(discount);
        expect(sumOf(items.map((item) => item.prepaid))).toBe(prepaid);
        expect(totalOf(rows, 'payment')).toBe(subtotal - discount - prepaid);
        expect(totalOf(rows, 'tip')).toBe(tip);
        expect(totalOf(rows, 'tip_share')).toBe(tip);
        expect(totalOf(rows, 'commission')).toBe(sumOf(items.map(({ commission }) => commission)));
      }
      const standing = new Map(
        money.settlements.filter(isStanding).map((one) => [one.appointmentId, one]),
      );
      for (const { id, price, discount: coupon } of money.appointments) {
        const settlement = standing.get(id);
        if (settlement) expect(settlement.subtotal).toBe(price + coupon);
      }
    });

    test('what is owed is what was earned less what was paid or taken back', () => {
      const { rows } = money;
      const earned = totalOf(rows, 'commission', 'tip_share');
      const paid = totalOf(rows, 'commission_payment', 'tip_payment');
      expect(stillOwed(money)).toBe(earned - paid);
      expect(stillOwed(money)).toBeGreaterThan(0);
      expect(paid).toBeGreaterThan(stillOwed(money) * 3);
      const amounts = new Map(rows.map(({ id, amount }) => [id, amount]));
      const paying = rows.filter(
        ({ paysId, countsAs }) => paysId !== null && countsAs !== 'advance_return',
      );
      expect(paying.filter((row) => row.amount !== amounts.get(row.paysId ?? ''))).toEqual([]);
      const advances = totalOf(rows, 'advance') - totalOf(rows, 'advance_return');
      expect(totalOf(rows, 'advance')).toBeGreaterThan(0);
      expect(advances).toBeGreaterThanOrEqual(0);
    });

    test('there is a bit of everything, and something of each in most months', () => {
      const { rows, methods, settlements } = money;
      const kinds = new Set(rows.map(({ countsAs }) => countsAs));
      const tips = slug === SALON_SLUG ? ['tip', 'tip_share', 'tip_payment'] : [];
      const others = ['payment', 'manual', 'commission', 'commission_payment', 'advance', 'supply'];
      for (const kind of [...others, ...tips, 'withdrawal']) expect(kinds).toContain(kind);
      const used = new Set(rows.map(({ paymentMethodId }) => paymentMethodId));
      expect(methods.filter(({ id }) => !used.has(id))).toEqual([]);
      expect(settlements.filter(({ refundOfId }) => refundOfId !== null).length).toBeGreaterThan(5);
      const income = byMonth(rows, 'payment');
      expect(income.size).toBeGreaterThanOrEqual(12);
      expect(
        byMonth(
          rows.filter(({ type }) => type === 'expense'),
          'manual',
        ).size,
      ).toBeGreaterThanOrEqual(12);
      const amounts = [...income].toSorted().map(([, amount]) => amount);
      expect(Math.min(...amounts.slice(1, -1))).toBeGreaterThan(0);
      expect(amounts.at(-2)).toBeGreaterThan(3 * (amounts[1] ?? 0));
    });

    test('nothing is dated ahead, and shares hold since a year ago', () => {
      const { rows, sessions, rates } = money;
      const moments = [...rows.map((row) => row.createdAt), ...sessions.map((one) => one.openedAt)];
      expect(moments.filter((moment) => Temporal.Instant.compare(moment, noon) > 0)).toEqual([]);
      expect(rows.filter(({ date }) => Temporal.PlainDate.compare(date, today) > 0)).toEqual([]);
      const aYearAgo = today.subtract({ days: 365 });
      expect(rates.filter(({ fromDate }) => !fromDate.equals(aYearAgo))).toEqual([]);
    });

    test('most of the team has been paid, and is owed something since', () => {
      const { rows, team } = money;
      const withShare = new Set(money.rates.map(({ professionalId }) => professionalId));
      const owed = rows.filter(({ kind, date }) => {
        return kind === 'commission' && date.until(today).days <= 5;
      });
      for (const { id, name } of team.filter((one) => withShare.has(one.id))) {
        const hers = rows.filter(({ professionalId }) => professionalId === id);
        expect(totalOf(hers, 'commission_payment'), name).toBeGreaterThan(0);
        expect(
          owed.some(({ professionalId }) => professionalId === id),
          name,
        ).toBe(true);
      }
    });
  });
}
