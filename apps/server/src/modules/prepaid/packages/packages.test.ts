import { cents } from '@app/domain/shared/money';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let receptionist: string;
let cut: string;
let nails: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  receptionist = await salon.isJoinedBy({ name: 'Rita', email: 'rita@s.test' }, 'receptionist');
  cut = await salon.offers('Corte', { price: cents(50_00) });
  nails = await salon.offers('Unhas');
});

async function packagesOf(userId = salon.ownerId) {
  return (await world.as(userId)).prepaid.packages;
}

function five(name: string) {
  return {
    name,
    description: 'Cinco vezes',
    priceCents: 200_00,
    validDays: 90,
    commissionBasisPoints: 5_00,
    services: [{ serviceId: cut, sessions: 5 }],
  };
}

describe('a package', () => {
  test('holds services, and is listed by name with what they cost apart', async () => {
    const api = await packagesOf();
    const created = await api.create(five('Cinco cortes'));
    expect(created).toMatchObject({ ...five('Cinco cortes'), active: true, version: 1 });
    await api.create(five('abc'));
    expect((await api.list()).map(({ name }) => name)).toEqual(['abc', 'Cinco cortes']);
    expect(created.services).toMatchObject([{ serviceName: 'Corte', listPriceCents: 50_00 }]);
  });

  test('is changed with what it holds, by whoever saw it last', async () => {
    const api = await packagesOf();
    const { id, version } = await api.create(five('Mudado'));
    const services = [{ serviceId: nails, sessions: 2 }];
    const changed = await api.update({ ...five('Mudado'), services, id, version });
    expect(changed.services).toMatchObject(services);
    const late = api.update({ ...five('Mudado'), id, version });
    await expect(late).rejects.toMatchObject({ code: 'PACKAGE_CHANGED' });
  });

  test.each([
    [{ name: ' ' }, 'Nome é obrigatório'],
    [{ priceCents: -1 }, 'Preço deve ser positivo'],
    [{ validDays: 0 }, 'Informe de 1 a 3650 dias'],
    [{ services: [] }, 'Escolha pelo menos um serviço'],
    [{ commissionBasisPoints: 10_001 }, 'Informe de 0 a 100%'],
  ])('%j is refused: %s', async (wrong, message) => {
    const call = (await packagesOf()).create({ ...five('Errado'), ...wrong });
    await expect(call).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ message }] },
    });
  });

  test.each([
    ['a fraction', () => [{ serviceId: cut, sessions: 1.5 }], 'BAD_REQUEST'],
    [
      'twice the same',
      () => [1, 2].map((sessions) => ({ serviceId: cut, sessions })),
      'BAD_REQUEST',
    ],
    [
      'an unknown one',
      () => [{ serviceId: crypto.randomUUID(), sessions: 1 }],
      'SERVICE_NOT_FOUND',
    ],
  ])('of services %s is refused', async (_name, services, code) => {
    const call = (await packagesOf()).create({ ...five('Errado'), services: services() });
    await expect(call).rejects.toMatchObject({ code });
    expect((await (await packagesOf()).list()).map(({ name }) => name)).not.toContain('Errado');
  });

  test('never shares a name, goes out of use and back, and is removed', async () => {
    const api = await packagesOf();
    const { id } = await api.create(five('Único'));
    const twin = api.create(five('ÚNICO'));
    await expect(twin).rejects.toMatchObject({ code: 'PACKAGE_NAME_TAKEN' });
    expect(await api.deactivate({ id })).toMatchObject({ active: false });
    expect(await api.reactivate({ id })).toMatchObject({ active: true });
    await api.remove({ id });
    await expect(api.remove({ id })).rejects.toMatchObject({ code: 'PACKAGE_NOT_FOUND' });
  });

  test('leaves as a file', async () => {
    const file = await (await packagesOf()).exportCsv();
    expect(await file.text()).toContain('5 × Corte');
  });

  test('is seen at the desk, and kept by the owner', async () => {
    const desk = await packagesOf(receptionist);
    expect(await desk.list()).not.toEqual([]);
    await expect(desk.create(five('Da mesa'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is not found by another company', async () => {
    const { id } = await (await packagesOf()).create(five('Só daqui'));
    const other = await world.tell.company('Outro', { name: 'Zé', email: 'ze@outro.test' });
    const api = await packagesOf(other.ownerId);
    expect(await api.list()).toEqual([]);
    await expect(api.remove({ id })).rejects.toMatchObject({ code: 'PACKAGE_NOT_FOUND' });
  });
});
