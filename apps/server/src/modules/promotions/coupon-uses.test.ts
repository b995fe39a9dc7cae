import type { NewCoupon } from '@app/domain/promotions/coupon';
import { NO_RULES } from '@app/domain/promotions/coupon-rules';
import { cents } from '@app/domain/shared/money';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { giveBackCoupon, redeemCoupon } from './coupon-uses.commands.ts';
import { previewCoupon, usesOfClient } from './coupon-uses.queries.ts';
import { createCoupon, removeCoupon } from './coupons.commands.ts';
import { type CouponRow, listCoupons } from './coupons.queries.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let professionalId: string;
let maria: string;
let joana: string;
let code: string;
let coupons = 0;
let hour = 0;

const today = Temporal.PlainDate.from('2026-03-10');
const services = [{ id: 'any', price: cents(200_00) }];
/** Whoever asks; what she did before is told where it matters. */
const asker = (id: string) => ({ id, hasVisited: async () => false });
const tenPercent: Omit<NewCoupon, 'code'> = {
  ...NO_RULES,
  name: 'Dez',
  description: '',
  discountType: 'percentage',
  discountValue: 10_00,
  minimumAmount: null,
  maximumDiscount: null,
  usageLimit: 0,
  usageLimitPerClient: 1,
  validUntil: null,
  active: true,
};

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  professionalId = await salon.employs('Ana');
  maria = await salon.serves('Maria');
  joana = await salon.serves('Joana');
});
beforeEach(() => {
  coupons += 1;
  code = `TESTE${coupons}`;
});

/** The coupon of this test. */
async function grants(terms: Partial<NewCoupon> = {}): Promise<CouponRow> {
  const outcome = await world.inCompany(salon.companyId, (scope) =>
    createCoupon(scope, { ...tenPercent, code, ...terms }, noon),
  );
  if (!outcome.accepted) throw new Error(outcome.reason);
  return outcome.value;
}

/** Stored as the agenda stores one, at an hour of its own. */
async function appointmentOf(clientId: string): Promise<string> {
  hour += 1;
  const from = noon.add({ hours: hour }).toString();
  const until = noon.add({ hours: hour + 1 }).toString();
  const { rows } = await world.inCompany(salon.companyId, (scope) =>
    scope.execute<{ id: string }>(sql`
      insert into appointments
        (professional_id, client_id, starts_at, ends_at, busy_from, busy_until)
      values (${professionalId}, ${clientId}, ${from}, ${until}, ${from}, ${until})
      returning id`),
  );
  if (!rows[0]) throw new Error('No appointment was stored');
  return rows[0].id;
}

async function redeems(clientId: string, appointmentId?: string, by: 'code' | 'link' = 'code') {
  const use = {
    ...question(),
    client: asker(clientId),
    byLink: by === 'link',
    appointmentId: appointmentId ?? (await appointmentOf(clientId)),
  };
  return world.inCompany(salon.companyId, (scope) => redeemCoupon(scope, use));
}

function question() {
  return { code, services, startTime: null, today };
}

/** All at once, each in a transaction of its own, with their appointments stored before. */
async function allRedeem(clientIds: readonly string[]) {
  const bookings = [];
  for (const clientId of clientIds)
    bookings.push([clientId, await appointmentOf(clientId)] as const);
  return Promise.all(bookings.map(([clientId, id]) => redeems(clientId, id)));
}

async function usageOf({ id }: Pick<CouponRow, 'id'>) {
  const rows = await world.inCompany(salon.companyId, listCoupons);
  const coupon = rows.find((row) => row.id === id);
  const { rows: uses } = await world.inCompany(salon.companyId, (scope) =>
    scope.execute(sql`select 1 from coupon_uses where coupon_id = ${id}`),
  );
  return { count: coupon?.usageCount, uses: uses.length, version: coupon?.version };
}

function previews(asked: { clientId?: string | null; companyId?: string } = {}) {
  const { clientId = maria, companyId = salon.companyId } = asked;
  return world.inCompany(companyId, (scope) =>
    previewCoupon(scope, { ...question(), client: clientId === null ? null : asker(clientId) }),
  );
}

describe('redeeming', () => {
  test('writes the use down and counts it, which is no change by a person', async () => {
    const coupon = await grants();
    code = ` ${code.toLowerCase()} `;

    const outcome = await redeems(maria);

    const value = { couponId: coupon.id, code: coupon.code, discount: 20_00 };
    expect(outcome).toEqual({ accepted: true, value });
    expect(await usageOf(coupon)).toEqual({ count: 1, uses: 1, version: 1 });
  });

  test('what is refused leaves nothing behind', async () => {
    const coupon = await grants({ minimumAmount: cents(200_01) });

    const outcome = await redeems(maria);

    const sentence = 'Valor mínimo de R$ 200,01 não atingido';
    expect(outcome).toEqual({ accepted: false, reason: 'below-minimum', sentence });
    expect(await usageOf(coupon)).toEqual({ count: 0, uses: 0, version: 1 });
  });

  test('an unknown or too short code is refused', async () => {
    expect(await redeems(maria)).toMatchObject({ accepted: false, reason: 'not-found' });
    code = 'AB';
    expect(await redeems(maria)).toMatchObject({ accepted: false, reason: 'too-short' });
  });

  test('the last use goes to one of those who take it at once', async () => {
    const coupon = await grants({ usageLimit: 1 });

    const outcomes = await allRedeem([maria, joana, maria, joana, maria, joana]);

    expect(outcomes.filter(({ accepted }) => accepted)).toHaveLength(1);
    expect(outcomes).toContainEqual(expect.objectContaining({ reason: 'used-up' }));
    expect(await usageOf(coupon)).toEqual({ count: 1, uses: 1, version: 1 });
  });

  test('a client who books twice at once uses it once', async () => {
    const coupon = await grants({ usageLimitPerClient: 1 });

    const outcomes = await allRedeem([maria, maria, maria, maria]);

    expect(outcomes.filter(({ accepted }) => accepted)).toHaveLength(1);
    expect(outcomes).toContainEqual(expect.objectContaining({ reason: 'client-limit' }));
    expect(await usageOf(coupon)).toEqual({ count: 1, uses: 1, version: 1 });
  });

  test('nobody waits for ever when appointments that name the coupon are stored first', async () => {
    const coupon = await grants({ usageLimitPerClient: 10 });
    const ids = [await appointmentOf(maria), await appointmentOf(joana)];
    const bookings = ids.map((appointmentId, index) =>
      world.inCompany(salon.companyId, async (scope) => {
        await scope.execute(
          sql`update appointments set coupon_id = ${coupon.id} where id = ${appointmentId}`,
        );
        await scope.execute(sql`select pg_sleep(0.1)`);
        const clientId = index === 0 ? maria : joana;
        const use = { ...question(), client: asker(clientId), byLink: false };
        return redeemCoupon(scope, { ...use, appointmentId });
      }),
    );

    const outcomes = await Promise.all(bookings);

    expect(outcomes.map(({ accepted }) => accepted)).toEqual([true, true]);
    expect(await usageOf(coupon)).toMatchObject({ count: 2, uses: 2 });
  });

  test('somebody who edits the coupon meanwhile does not lose her change', async () => {
    const coupon = await grants({ usageLimit: 5 });
    await redeems(maria);
    const api = (await world.as(salon.ownerId)).promotions.coupons;

    const edited = await api.update({
      id: coupon.id,
      version: coupon.version,
      name: 'Editado',
      code,
      discountType: 'percentage',
      discountValue: 5_00,
    });

    expect(edited).toMatchObject({ name: 'Editado', usageCount: 1, version: 2 });
  });
});

describe('giving back', () => {
  test('frees the use for somebody else, and for the client', async () => {
    const coupon = await grants({ usageLimit: 1 });
    const appointmentId = await appointmentOf(maria);
    await redeems(maria, appointmentId);

    await world.inCompany(salon.companyId, (scope) => giveBackCoupon(scope, appointmentId));

    expect(await usageOf(coupon)).toEqual({ count: 0, uses: 0, version: 1 });
    expect(await redeems(maria)).toMatchObject({ accepted: true });
  });

  test('happens once, however often it is asked for', async () => {
    const coupon = await grants({ usageLimitPerClient: 5 });
    const appointmentId = await appointmentOf(maria);
    await redeems(maria, appointmentId);
    await redeems(maria);

    const again = Array.from({ length: 4 }, () =>
      world.inCompany(salon.companyId, (scope) => giveBackCoupon(scope, appointmentId)),
    );
    await Promise.all(again);

    expect(await usageOf(coupon)).toMatchObject({ count: 1, uses: 1 });
  });

  test('does nothing where no coupon was used', async () => {
    const coupon = await grants();
    const appointmentId = await appointmentOf(maria);

    await world.inCompany(salon.companyId, (scope) => giveBackCoupon(scope, appointmentId));

    expect(await usageOf(coupon)).toMatchObject({ count: 0, uses: 0 });
  });
});

describe('asking first', () => {
  test('tells the discount and uses nothing', async () => {
    const coupon = await grants({ usageLimit: 1 });

    expect(await previews()).toEqual({
      accepted: true,
      value: { couponId: coupon.id, code, discount: 20_00, finalTotal: 180_00, note: '' },
    });
    expect(await usageOf(coupon)).toMatchObject({ count: 0, uses: 0 });
  });

  test('gives the sentence', async () => {
    await grants({ minimumAmount: cents(250_00) });

    const outcome = await previews();

    expect(outcome).toMatchObject({ sentence: 'Valor mínimo de R$ 250,00 não atingido' });
  });

  test('knows how often the client used it; an unknown visitor has not', async () => {
    await grants();
    await redeems(maria);

    expect(await previews()).toMatchObject({ accepted: false, reason: 'client-limit' });
    expect(await previews({ clientId: null })).toMatchObject({ accepted: true });
    expect(await previews({ clientId: joana })).toMatchObject({ accepted: true });
  });

  test("another company's coupon is not found", async () => {
    await grants();
    const companyId = barber.companyId;
    expect(await previews({ companyId, clientId: null })).toMatchObject({ reason: 'not-found' });
  });
});

test('a client’s uses are listed, the latest first, and nobody else’s', async () => {
  const rosa = await salon.serves('Rosa');
  await grants({ usageLimitPerClient: 2, name: 'Da Rosa' });
  await redeems(joana);
  const first = await appointmentOf(rosa);
  const second = await appointmentOf(rosa);
  await redeems(rosa, first);
  await redeems(rosa, second);

  const uses = await world.inCompany(salon.companyId, (scope) => usesOfClient(scope, rosa));

  expect(uses.map(({ appointmentId }) => appointmentId)).toEqual([second, first]);
  expect(uses[0]).toMatchObject({ code, name: 'Da Rosa', discount: 20_00 });
  expect(uses[0]?.usedAt).toBeInstanceOf(Temporal.Instant);
});

test('uses by the link are counted apart, and no more once they are given back', async () => {
  const { id } = await grants({ usageLimitPerClient: 9 });
  const appointmentId = await appointmentOf(maria);
  await redeems(maria, appointmentId, 'link');
  await redeems(joana, undefined, 'link');
  await redeems(maria);
  const counted = async () => {
    const rows = await world.inCompany(salon.companyId, listCoupons);
    const row = rows.find((coupon) => coupon.id === id);
    return [row?.usageCount, row?.linkUsageCount];
  };
  expect(await counted()).toEqual([3, 2]);

  await world.inCompany(salon.companyId, (scope) => giveBackCoupon(scope, appointmentId));

  expect(await counted()).toEqual([2, 1]);
});

test('a coupon that was used cannot be deleted', async () => {
  const { id } = await grants();
  await redeems(maria);
  const { promotions } = await world.as(salon.ownerId);

  await expect(promotions.coupons.remove({ id })).rejects.toMatchObject({
    code: 'COUPON_HAS_HISTORY',
    message: 'Este registro possui histórico e não pode ser excluído. Inative-o.',
  });
  expect(await usageOf({ id })).toMatchObject({ count: 1, uses: 1 });
});

test('a use that was given back is no history', async () => {
  const { id } = await grants();
  const appointmentId = await appointmentOf(maria);
  await redeems(maria, appointmentId);
  await world.inCompany(salon.companyId, (scope) => giveBackCoupon(scope, appointmentId));

  const outcome = await world.inCompany(salon.companyId, (scope) => removeCoupon(scope, id));

  expect(outcome).toMatchObject({ accepted: true });
});
