import { cents } from '@app/domain/shared/money';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Counter, openAnotherCounter, paid } from '../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { payIn } from './accounts/accounts.commands.ts';
import { forgetInGiftCards, issueGiftCard, noteCards } from './gift-cards/gift-cards.commands.ts';
import { sellPackage } from './packages/sold-packages.commands.ts';
import { notePrepaid, returnPrepaid, takePrepaid, type WantedPrepaid } from './paying.commands.ts';

const world = testWorld();
const AT_ONCE = 32;
const today = Temporal.PlainDate.from('2026-03-10');
let counter: Counter;
let settlementId: string;
let doing: { userId: string; now: Temporal.Instant; today: Temporal.PlainDate };

beforeEach(async () => {
  counter = await openAnotherCounter(world);
  ({ id: settlementId } = await paid(counter));
  doing = { userId: counter.salon.ownerId, now: noon, today };
});

function inCompany<Answer>(work: (scope: CompanyScope) => Promise<Answer>): Promise<Answer> {
  return world.inCompany(counter.salon.companyId, work);
}

/** One session is R$ 33,33 or R$ 33,34 of it. */
async function bought(sessions = 3): Promise<string> {
  const terms = { name: `${sessions} cortes`, priceCents: 100_00, validDays: 30 };
  const services = [{ serviceId: counter.haircut, sessions }];
  const { id: packageId } = await counter.api.prepaid.packages.create({ ...terms, services });
  const clientId = counter.maria;
  const sold = await inCompany((scope) =>
    sellPackage(scope, { packageId, clientId, price: cents(100_00) }, doing),
  );
  if (!sold.accepted) throw new Error(sold.reason);
  return sold.value.clientPackageId;
}

async function issued(amount: number, validDays: number | null = null): Promise<string> {
  return inCompany(async (scope) => {
    const card = { amount: cents(amount), clientId: null, recipientName: 'Lia', message: '' };
    const { id: giftCardId, code } = await issueGiftCard(scope, { ...card, validDays }, doing);
    const sold = { giftCardId, amount: cents(amount), kind: 'sold' as const };
    await noteCards(scope, [sold], { ...doing, settlementId });
    return code;
  });
}

/** Pays as the counter does, all of it or nothing; says why not. */
function pay(wanted: Partial<WantedPrepaid>, { clientId = counter.maria, on = today } = {}) {
  const whole = { sessions: [], giftCards: [], account: cents(0), ...wanted };
  return inCompany(async (scope) => {
    const taken = await takePrepaid(scope, whole, { clientId, today: on });
    if (!taken.accepted) throw new Error(taken.reason);
    const sessions = taken.value.sessions.map((one) => ({ ...one, covered: cents(50_00) }));
    const paying = { ...taken.value, sessions };
    const noted = await notePrepaid(scope, paying, { ...doing, settlementId, clientId });
    if (!noted.accepted) throw new Error(noted.reason);
    return sessions.map(({ value }) => value);
  });
}

function giveBack(soldPackageIds: readonly string[] = []) {
  return inCompany(async (scope) => {
    const back = { settlementId, clientId: counter.maria, soldPackageIds };
    const returned = await returnPrepaid(scope, back, doing);
    if (!returned.accepted) throw new Error(returned.reason);
  });
}

/** 'done', or why not, of many who do the same at once. */
async function atOnce(act: () => Promise<unknown>): Promise<string[]> {
  const tries = Array.from({ length: AT_ONCE }, act);
  const settled = await Promise.allSettled(tries);
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.message)));
}

function session(clientPackageId: string) {
  return { sessions: [{ clientPackageId, serviceId: counter.haircut }] };
}

async function leftOf(place = 0): Promise<number | undefined> {
  const hers = await counter.api.prepaid.clients.packages({ clientId: counter.maria });
  return hers[place]?.services[0]?.left;
}

async function balance(): Promise<number> {
  const account = await counter.api.prepaid.clients.account({ clientId: counter.maria });
  return account.balanceCents;
}

async function balanceOf(code: string): Promise<unknown> {
  const { rows } = await inCompany((scope) =>
    scope.execute(sql`select balance_in_cents::int as balance, (
      select sum(amount_in_cents)::int from gift_card_entries
      where gift_card_id = gift_cards.id) as entries from gift_cards where code = ${code}`),
  );
  return rows[0];
}

describe('a session of a package', () => {
  test('counts its share of the price, and all of them the whole', async () => {
    const id = await bought();
    expect(await counter.api.prepaid.clients.packages({ clientId: counter.maria })).toMatchObject([
      { name: '3 cortes', validUntil: '2026-04-09', standing: 'usable', priceCents: 100_00 },
    ]);
    const first = await pay(session(id));
    const { sessions } = session(id);
    const both = await pay({ sessions: [...sessions, ...sessions] });
    expect([...first, ...both]).toEqual([33_33, 33_34, 33_33]);
    expect(await leftOf()).toBe(0);
    await expect(pay(session(id))).rejects.toThrow('session-unavailable');
  });

  test('that is the last is used once, whoever tries at the same moment', async () => {
    const id = await bought(1);
    const ends = await atOnce(() => pay(session(id)));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.filter((end) => end === 'session-unavailable')).toHaveLength(AT_ONCE - 1);
    expect(await leftOf()).toBe(0);
  });

  test('is hers alone, of a service it holds, and until its last day', async () => {
    const id = await bought();
    const other = { clientId: await counter.salon.serves('João') };
    await expect(pay(session(id), other)).rejects.toThrow('session-unavailable');
    const beard = {
      sessions: [{ clientPackageId: id, serviceId: await counter.salon.offers('Barba') }],
    };
    await expect(pay(beard)).rejects.toThrow('session-unavailable');
    const late = { on: Temporal.PlainDate.from('2026-04-10') };
    await expect(pay(session(id), late)).rejects.toThrow('package-expired');
    const last = { on: Temporal.PlainDate.from('2026-04-09') };
    expect(await pay(session(id), last)).toEqual([33_33]);
  });

  test('comes back with the payment, once', async () => {
    const id = await bought();
    await pay(session(id));
    await giveBack();
    expect(await leftOf()).toBe(3);
    await giveBack();
    expect(await leftOf()).toBe(3);
  });
});

describe('a package that is taken back', () => {
  test('can no longer be used', async () => {
    const id = await bought();
    await giveBack([id]);
    await expect(pay(session(id))).rejects.toThrow('session-unavailable');
    expect(await counter.api.prepaid.clients.packages({ clientId: counter.maria })).toMatchObject([
      { standing: 'taken-back' },
    ]);
  });

  test('must not be used, whoever comes first', async () => {
    const id = await bought();
    const [used, back] = await Promise.allSettled([pay(session(id)), giveBack([id])]);
    expect([used.status, back.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a gift card', () => {
  test('is spent in parts, by its code however it is typed, until nothing is left', async () => {
    const code = await issued(80_00);
    const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`;
    await pay({ giftCards: [{ code: typed, amount: cents(30_00) }] });
    expect(await balanceOf(code)).toEqual({ balance: 50_00, entries: 50_00 });
    const tooMuch = pay({ giftCards: [{ code, amount: cents(50_01) }] });
    await expect(tooMuch).rejects.toThrow('gift-card-not-enough');
    await pay({ giftCards: [{ code, amount: cents(50_00) }] });
    expect(await balanceOf(code)).toEqual({ balance: 0, entries: 0 });
  });

  test('is spent once, whoever tries at the same moment', async () => {
    const code = await issued(80_00);
    const ends = await atOnce(() => pay({ giftCards: [{ code, amount: cents(80_00) }] }));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.filter((end) => end === 'gift-card-not-enough')).toHaveLength(AT_ONCE - 1);
    expect(await balanceOf(code)).toEqual({ balance: 0, entries: 0 });
  });

  test('that nobody knows, or that is over, pays nothing', async () => {
    const unknown = pay({ giftCards: [{ code: 'ACDEF-GHJKM', amount: cents(1) }] });
    await expect(unknown).rejects.toThrow('gift-card-unknown');
    const code = await issued(80_00, 10);
    const late = { on: Temporal.PlainDate.from('2026-03-21') };
    const over = pay({ giftCards: [{ code, amount: cents(1) }] }, late);
    await expect(over).rejects.toThrow('gift-card-expired');
  });

  test('gets back what a payment took, and is worth nothing once its own is given back', async () => {
    const code = await issued(80_00);
    await pay({ giftCards: [{ code, amount: cents(30_00) }] });
    await expect(giveBack()).rejects.toThrow('gift-card-used');
    expect(await balanceOf(code)).toEqual({ balance: 50_00, entries: 50_00 });
  });

  test('that was not used is void when its payment is given back', async () => {
    const code = await issued(80_00);
    await giveBack();
    expect(await balanceOf(code)).toEqual({ balance: 0, entries: 0 });
    const spent = pay({ giftCards: [{ code, amount: cents(1) }] });
    await expect(spent).rejects.toThrow('gift-card-unknown');
  });
});

test('whom a gift card is for is forgotten with whoever bought it, also in the trail', async () => {
  const clientId = counter.maria;
  const card = { amount: cents(10_00), clientId, recipientName: 'Lia Prado', message: 'Um beijo' };
  await inCompany((scope) => issueGiftCard(scope, { ...card, validDays: null }, doing));
  await inCompany((scope) => forgetInGiftCards(scope, [clientId]));
  const { rows } = await inCompany((scope) =>
    scope.execute(sql`select to_jsonb(kept)::text as text from gift_cards kept union all
      select to_jsonb(trail)::text from audit_records trail where table_name = 'gift_cards'`),
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toMatch(/Lia Prado|Um beijo/);
});

describe("a client's account", () => {
  const limit = (limitCents: number | null) =>
    counter.api.prepaid.clients.setLimit({ clientId: counter.maria, limitCents });

  test('owes nothing unless somebody said how far', async () => {
    await expect(pay({ account: cents(1) })).rejects.toThrow('account-limit');
    await limit(100_00);
    await pay({ account: cents(100_00) });
    expect(await balance()).toBe(-100_00);
    await expect(pay({ account: cents(1) })).rejects.toThrow('account-limit');
    expect((await counter.api.prepaid.clients.owing({})).items).toMatchObject([
      { clientId: counter.maria, owedCents: 100_00, lastUseDate: '2026-03-10' },
    ]);
  });

  test('is in the file of who owes, for whoever manages it', async () => {
    await limit(100_00);
    await pay({ account: cents(60_00) });
    const file = await counter.api.prepaid.clients.exportOwing();
    const [header, ...lines] = (await file.text()).trim().split('\r\n');
    expect(header).toContain('Cliente;Telefone;Deve (R$);Última vez em');
    expect(lines).toEqual(['María Antônia;(11) 98765-4321;60,00;10/03/2026']);
    const rui = { name: 'Rui', email: `rui@${crypto.randomUUID()}.test` };
    const desk = await world.as(await counter.salon.isJoinedBy(rui, 'receptionist'));
    const refused = desk.prepaid.clients.exportOwing();
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('never goes beyond the limit, whoever tries at the same moment', async () => {
    await limit(100_00);
    const ends = await atOnce(() => pay({ account: cents(30_00) }));
    expect(ends.filter((end) => end === 'done')).toHaveLength(3);
    expect(await balance()).toBe(-90_00);
  });

  test('is credit when something was paid in, which goes first', async () => {
    await inCompany((scope) =>
      payIn(scope, cents(40_00), { ...doing, settlementId, clientId: counter.maria }),
    );
    await pay({ account: cents(40_00) });
    expect(await balance()).toBe(0);
    await expect(pay({ account: cents(1) })).rejects.toThrow('account-limit');
    const { items } = await counter.api.prepaid.clients.owing({});
    expect(items).toEqual([]);
  });

  test('gives back what a payment left on it', async () => {
    await limit(100_00);
    await pay({ account: cents(60_00) });
    await giveBack();
    expect(await balance()).toBe(0);
    await giveBack();
    expect(await balance()).toBe(0);
  });

  test('keeps what was paid in and is spent already', async () => {
    const { id: other } = await paid(counter);
    await inCompany((scope) =>
      payIn(scope, cents(40_00), { ...doing, settlementId: other, clientId: counter.maria }),
    );
    await pay({ account: cents(40_00) });
    settlementId = other;
    await expect(giveBack()).rejects.toThrow('account-spent');
  });

  test('is nobody else’s, and nobody without a name has one', async () => {
    const nobody = { clientId: crypto.randomUUID() };
    await expect(pay({ account: cents(1) }, nobody)).rejects.toThrow('client-unknown');
  });
});
