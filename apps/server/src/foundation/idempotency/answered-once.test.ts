import { beforeAll, describe, expect, test } from 'vitest';
import { type Api, at, openSalon, type Salon } from '../../../tests/agenda-support.ts';
import { asking } from '../../../tests/cash-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { sealingKeyFrom } from '../secrets/sealed-secret.ts';
import { answeredOnce, forgetIdempotencyKeys } from './answered-once.ts';
import { idempotencyKeys } from './idempotency-keys.table.ts';

const world = testWorld();
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
});

const as = (key: string, userId = salon.salon.ownerId) => asking(world, userId, key);

/** One of each kind: nothing but the key keeps most of them from being there twice. */
const WRITES: Record<string, (api: Api) => Promise<unknown>> = {
  note: ({ clients }) => clients.record.writeNote({ clientId: salon.maria, text: 'Prefere manhã' }),
  coupon: ({ promotions }) =>
    promotions.coupons.create({ name: 'Cinco', discountType: 'fixed_amount', discountValue: 500 }),
  professional: ({ team }) => team.professionals.create({ name: 'Caio' }),
  invitation: ({ team }) => team.invitations.create({ email: 'ze@x.test', role: 'receptionist' }),
  category: ({ company }) =>
    company.financialCategories.create({ name: 'Cursos', type: 'expense' }),
  block: ({ scheduling }) =>
    scheduling.agenda.block({
      professionalIds: [salon.ana],
      startTime: at(12, '12:00'),
      endTime: at(12, '13:00'),
    }),
};

describe('a write that is sent again under its key', () => {
  test.each(Object.keys(WRITES))(
    'does nothing twice and is answered the same: %s',
    async (kind) => {
      const api = await as(kind);
      const send = WRITES[kind] as (typeof WRITES)[string];
      const [first, second] = await Promise.all([send(api), send(api)]);

      expect(second).toEqual(first);
      expect(await send(api)).toEqual(first);
    },
  );

  test('is refused when it asks for something else', async () => {
    const { clients, company } = await as('words');
    await clients.record.writeNote({ clientId: salon.maria, text: 'Um' });

    const reused = { code: 'REQUEST_KEY_REUSED', status: 409 };
    const other = clients.record.writeNote({ clientId: salon.maria, text: 'Dois' });
    await expect(other).rejects.toMatchObject(reused);
    const elsewhere = company.financialCategories.create({ name: 'Um', type: 'expense' });
    await expect(elsewhere).rejects.toMatchObject(reused);
  });

  test('tells again which lists it made old', async () => {
    const request = { key: 'k', asked: 'a', sealingKey: sealingKeyFrom('k') };
    const send = () =>
      world.inCompany(salon.salon.companyId, async (scope) => {
        await answeredOnce(scope, request, Error, async () => scope.changed.add('clients').size);
        return [...scope.changed];
      });
    expect(await send()).toEqual(['clients']);
    expect(await send()).toEqual(['clients']);
  });

  test('is done when the first one was refused', async () => {
    const { financialCategories } = (await as('refused')).company;
    await expect(financialCategories.create({ name: '', type: 'expense' })).rejects.toThrow();
    const created = await financialCategories.create({ name: 'Depois', type: 'expense' });
    expect(created).toMatchObject({ name: 'Depois' });
  });

  test('is another one from somebody else', async () => {
    const colleague = await salon.salon.isJoinedBy({ name: 'Zé', email: 'ze@y.test' }, 'manager');
    const note = { clientId: salon.maria, text: 'De duas pessoas' };
    const hers = await (await as('mine')).clients.record.writeNote(note);
    const his = await (await as('mine', colleague)).clients.record.writeNote(note);
    expect(his.id).not.toBe(hers.id);
  });

  test('may be a read, which every look answers anew', async () => {
    const { financialCategories } = (await as('look')).company;
    const before = await financialCategories.list();
    await salon.api.company.financialCategories.create({ name: 'Nova', type: 'expense' });
    expect(await financialCategories.list()).toHaveLength(before.length + 1);
  });
});

test('nobody reads from what is kept what was asked or answered', async () => {
  await (await as('secret')).clients.record.writeNote({ clientId: salon.maria, text: 'Alérgica' });
  const kept = await world.inCompany(salon.salon.companyId, (scope) =>
    scope.select().from(idempotencyKeys),
  );
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toMatch(/Alérgica|secret|Prefere/);
});

test('a file is made anew', async () => {
  const { record } = (await as('file')).clients;
  for (let time = 0; time < 2; time++) {
    const file = await record.exportData({ clientId: salon.maria });
    expect(await file.text()).toContain('María');
  }
});

test('nobody hears again of a client who was forgotten', async () => {
  const owner = salon.api;
  const { id } = await owner.clients.clients.create({ name: 'Rosa Esquecida' });
  const { clients } = (await as('forgotten')).clients;
  expect(await clients.deactivate({ id })).toMatchObject({ name: 'Rosa Esquecida' });
  await owner.clients.record.anonymize({ clientId: id });
  const again = await clients.deactivate({ id }).catch((error: unknown) => error);
  expect(JSON.stringify(again)).not.toContain('Rosa');
});

test('what was written before somebody was forgotten is not written twice', async () => {
  const { financialCategories } = (await as('before')).company;
  const send = () => financialCategories.create({ name: 'Antes', type: 'expense' });
  const { id } = await send();
  await salon.api.company.financialCategories.remove({ id });
  const { id: clientId } = await salon.api.clients.clients.create({ name: 'Lia Esquecida' });
  await salon.api.clients.record.anonymize({ clientId });
  await expect(send()).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' });
});

test('keys are remembered for a week', async () => {
  const weekAgo = noon.subtract({ hours: 7 * 24 });
  await world.inCompany(salon.salon.companyId, async (scope) => {
    await scope.delete(idempotencyKeys);
    await scope.insert(idempotencyKeys).values([
      { key: 'old', asked: 'x', createdAt: weekAgo.subtract({ seconds: 1 }) },
      { key: 'fresh', asked: 'x', createdAt: weekAgo },
    ]);
  });
  const actor = { userId: null, requestId: 'test' };
  await forgetIdempotencyKeys.run({ ...world.system, actor, now: noon }, {});
  const left = await world.inCompany(salon.salon.companyId, (scope) =>
    scope.select().from(idempotencyKeys),
  );
  expect(left.map(({ key }) => key)).toEqual(['fresh']);
});
