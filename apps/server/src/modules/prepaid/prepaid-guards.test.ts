import { setTimeout } from 'node:timers/promises';
import { cents } from '@app/domain/shared/money';
import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Counter, openAnotherCounter, paid } from '../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { ACCOUNT_RETURNED_ONCE } from './accounts/account-entries.table.ts';
import { payIn, returnEntries } from './accounts/accounts.commands.ts';
import {
  issueGiftCard,
  noteCards,
  returnCards,
  takeFromCards,
} from './gift-cards/gift-cards.commands.ts';
import { GIFT_CARD_RETURNED_ONCE } from './gift-cards/gift-cards.table.ts';
import { SESSION_RETURNED_ONCE } from './packages/client-packages.table.ts';
import { noteSessions, returnSessions, takeSessions } from './packages/sessions.commands.ts';
import { sellPackage, takeBackPackages } from './packages/sold-packages.commands.ts';

const world = testWorld();
const BRIEFLY = 300;
const today = Temporal.PlainDate.from('2026-03-10');
let counter: Counter;
let doing: { userId: string; now: Temporal.Instant; today: Temporal.PlainDate };
let settlementId: string;

beforeEach(async () => {
  counter = await openAnotherCounter(world);
  ({ id: settlementId } = await paid(counter));
  doing = { userId: counter.salon.ownerId, now: noon, today };
});

function inSalon<Answer>(work: (scope: CompanyScope) => Promise<Answer>): Promise<Answer> {
  return world.inCompany(counter.salon.companyId, work);
}

/** The second begins while the first, whose work is done, has not ended yet. */
async function oneAfterTheOther<Answer>(
  first: (scope: CompanyScope) => Promise<unknown>,
  second: (scope: CompanyScope) => Promise<Answer>,
): Promise<Answer> {
  const begun = Promise.withResolvers<void>();
  const holding = inSalon(async (scope) => {
    await first(scope);
    begun.resolve();
    await setTimeout(BRIEFLY);
  });
  await begun.promise;
  const [, answer] = await Promise.all([holding, inSalon(second)]);
  return answer;
}

async function soldPackage(): Promise<string> {
  const services = [{ serviceId: counter.haircut, sessions: 3 }];
  const terms = { name: 'Três cortes', priceCents: 100_00, services };
  const { id: packageId } = await counter.api.prepaid.packages.create(terms);
  const sale = { packageId, clientId: counter.maria, price: cents(100_00) };
  const sold = await inSalon((scope) => sellPackage(scope, sale, doing));
  if (!sold.accepted) throw new Error(sold.reason);
  return sold.value.clientPackageId;
}

async function soldCard(): Promise<string> {
  const card = { amount: cents(50_00), clientId: null, recipientName: '', message: '' };
  return inSalon(async (scope) => {
    const { id, code } = await issueGiftCard(scope, { ...card, validDays: null }, doing);
    const sold = { giftCardId: id, amount: cents(50_00), kind: 'sold' as const };
    await noteCards(scope, [sold], { ...doing, settlementId });
    return code;
  });
}

const session = (clientPackageId: string) => [{ clientPackageId, serviceId: counter.haircut }];

describe('whoever comes second waits for the first and finds what it left', () => {
  test('a package of which a session is being used is not taken back', async () => {
    const id = await soldPackage();
    const hers = { clientId: counter.maria, today };
    const answer = await oneAfterTheOther(
      (scope) => takeSessions(scope, session(id), hers),
      (scope) => takeBackPackages(scope, [id], noon),
    );
    expect(answer).toMatchObject({ accepted: false, reason: 'package-used' });
  });

  test('no session is used of a package that is being taken back', async () => {
    const id = await soldPackage();
    const hers = { clientId: counter.maria, today };
    const answer = await oneAfterTheOther(
      (scope) => takeBackPackages(scope, [id], noon),
      (scope) => takeSessions(scope, session(id), hers),
    );
    expect(answer).toMatchObject({ accepted: false, reason: 'session-unavailable' });
  });

  test('a gift card that is being spent is not taken back', async () => {
    const code = await soldCard();
    const answer = await oneAfterTheOther(
      (scope) => takeFromCards(scope, [{ code, amount: cents(1) }], today),
      (scope) => returnCards(scope, settlementId, doing),
    );
    expect(answer).toMatchObject({ accepted: false, reason: 'gift-card-used' });
  });

  test('nothing is spent of a gift card that is being taken back', async () => {
    const code = await soldCard();
    const answer = await oneAfterTheOther(
      (scope) => returnCards(scope, settlementId, doing),
      (scope) => takeFromCards(scope, [{ code, amount: cents(1) }], today),
    );
    expect(answer).toMatchObject({ accepted: false, reason: 'gift-card-unknown' });
  });
});

describe('whoever takes no lock is refused by the database: what was given back comes back once', () => {
  const again = (table: SQL) =>
    inSalon((scope) =>
      scope.execute(sql`insert into ${table} select (jsonb_populate_record(
        back, jsonb_build_object('id', uuidv7()))).* from ${table} back
        where returns_id is not null`),
    );

  test('a session', async () => {
    const id = await soldPackage();
    await inSalon(async (scope) => {
      const taken = await takeSessions(scope, session(id), { clientId: counter.maria, today });
      if (!taken.accepted) throw new Error(taken.reason);
      const uses = taken.value.map((one) => ({ ...one, covered: cents(50_00) }));
      await noteSessions(scope, uses, { ...doing, settlementId });
      await returnSessions(scope, settlementId, doing);
    });
    const constraint = SESSION_RETURNED_ONCE;
    await expect(again(sql`package_uses`)).rejects.toMatchObject({ cause: { constraint } });
  });

  test('what was spent of a gift card', async () => {
    const code = await soldCard();
    const { id: visitId } = await paid(counter);
    await inSalon(async (scope) => {
      const taken = await takeFromCards(scope, [{ code, amount: cents(10_00) }], today);
      if (!taken.accepted) throw new Error(taken.reason);
      const used = taken.value.map((one) => ({ ...one, kind: 'used' as const }));
      await noteCards(scope, used, { ...doing, settlementId: visitId });
      await returnCards(scope, visitId, doing);
    });
    const constraint = GIFT_CARD_RETURNED_ONCE;
    await expect(again(sql`gift_card_entries`)).rejects.toMatchObject({ cause: { constraint } });
  });

  test('what was paid in', async () => {
    await inSalon(async (scope) => {
      const entering = { ...doing, clientId: counter.maria, settlementId };
      await payIn(scope, cents(10_00), entering);
      await returnEntries(scope, settlementId, doing);
      await payIn(scope, cents(50_00), entering);
    });
    const constraint = ACCOUNT_RETURNED_ONCE;
    await expect(again(sql`account_entries`)).rejects.toMatchObject({ cause: { constraint } });
  });
});
