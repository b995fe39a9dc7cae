import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Api, at, book, openSalon, type Salon } from '../../../tests/agenda-support.ts';
import { testWorld } from '../../../tests/support.ts';
import { auditRecords } from '../../foundation/database/audit-records.table.ts';

const world = testWorld();
let place: Salon;
let api: Api['catalog'];
let count = 0;

const MARKS = 'abcdefghijklmnopqrstuvwxyz';

beforeEach(async () => {
  place = await openSalon(world, `Salão ${MARKS[count]}`);
  count += 1;
  api = place.api.catalog;
});

async function imported(...lines: string[]) {
  const file = new File([['Nome;Preço;Tempo;Retorno;Categoria', ...lines].join('\n')], 'lista.csv');
  const { stored } = await api.servicesImport.run({
    file,
    columns: { name: 0, price: 1, duration: 2, returnAfter: 3, category: 4 },
  });
  if (!stored) throw new Error('The file changed nothing');
  return stored;
}

async function named(name: string) {
  const found = (await api.services.list()).find((service) => service.name === name);
  if (!found) throw new Error(`There is no service called ${name}`);
  return found;
}

const names = async () => (await api.services.list()).map(({ name }) => name).sort();

describe('an undo', () => {
  test('removes what the import made and gives the rest back what it had', async () => {
    const before = await named('Corte');
    const { id } = await imported('Barba;30;30', 'CORTE;70;45;30;Cabelo', 'Unha;20;20');
    expect(await names()).toEqual(['Barba', 'Corte', 'Unha']);
    expect(await named('Corte')).toMatchObject({
      priceCents: 70_00,
      durationMinutes: 45,
      returnAfterDays: 30,
      category: 'Cabelo',
    });

    expect(await api.servicesImport.undo({ id })).toMatchObject({
      state: 'undone',
      counts: { new: 2, update: 1 },
      kept: [],
    });

    expect(await api.services.list()).toEqual([{ ...before, version: 3 }]);
  });

  test('leaves what was edited or is used since, and says why', async () => {
    const { id } = await imported('A;1', 'B;1', 'C;1', 'D;1', 'Corte;70', 'Livre;1');
    const [a, b, c, d, cut] = await Promise.all(['A', 'B', 'C', 'D', 'Corte'].map(named));
    await api.services.deactivate({ id: a?.id ?? '' });
    await api.services.deactivate({ id: cut?.id ?? '' });
    const offered = { serviceId: b?.id ?? '', priceCents: null, durationMinutes: null };
    await api.professionalServices.replace({
      professionalId: place.ana,
      known: [],
      services: [offered],
    });
    const rate = { serviceId: c?.id ?? '', basisPoints: 1000, fromDate: '2026-03-10' };
    await api.commissionRates.create({ professionalId: place.bia, ...rate });
    await book(place, at(12, '10:00'), { serviceIds: [d?.id ?? ''], professionalId: place.bia });

    const undone = await api.servicesImport.undo({ id });

    expect(undone.kept).toEqual([
      { name: 'A', reason: 'changed' },
      { name: 'B', reason: 'offered' },
      { name: 'C', reason: 'commission' },
      { name: 'D', reason: 'booked' },
      { name: 'Corte', reason: 'changed' },
    ]);
    expect(await names()).toEqual(['A', 'B', 'C', 'Corte', 'D']);
    expect(await api.professionalServices.list({ professionalId: place.ana })).toEqual([offered]);
    expect(await named('Corte')).toMatchObject({ priceCents: 70_00, active: false });
    expect(await api.servicesImport.list()).toEqual([undone]);
  });

  test('asked for again answers the same and changes nothing more', async () => {
    const { id } = await imported('Barba;30', 'Corte;70');
    const both = await Promise.all([
      api.servicesImport.undo({ id }),
      api.servicesImport.undo({ id }),
    ]);
    expect(both[0]).toEqual(both[1]);
    const again = await imported('Barba;30');
    expect(await api.servicesImport.undo({ id })).toEqual(both[0]);
    expect(await names()).toEqual(['Barba', 'Corte']);
    expect((await api.servicesImport.list()).map((one) => one.id)).toEqual([again.id, id]);
  });

  test('does not mind what somebody removed meanwhile', async () => {
    const { id } = await imported('Barba;30');
    await api.services.remove({ id: (await named('Barba')).id });
    expect(await api.servicesImport.undo({ id })).toMatchObject({ state: 'undone', kept: [] });
  });

  test('is written down with who did it', async () => {
    const { id } = await imported('Barba;30');
    const { id: serviceId } = await named('Barba');
    await api.servicesImport.undo({ id });
    const trail = await world.inCompany(place.salon.companyId, (scope) =>
      scope
        .select()
        .from(auditRecords)
        .where(and(eq(auditRecords.rowId, serviceId), eq(auditRecords.action, 'delete'))),
    );
    expect(trail).toMatchObject([{ userId: place.salon.ownerId }]);
  });

  test('is denied at the counter and unknown elsewhere', async () => {
    const { id } = await imported('Barba;30');
    const person = { name: 'Rui', email: `rui${count}@salao.test` };
    const counter = await world.as(await place.salon.isJoinedBy(person, 'receptionist'));
    const denied = { code: 'FORBIDDEN' };
    await expect(counter.catalog.servicesImport.undo({ id })).rejects.toMatchObject(denied);
    await expect(counter.catalog.servicesImport.list()).rejects.toMatchObject(denied);

    const owner = { name: 'Zé', email: `ze${count}@outra.test` };
    const other = await world.as((await world.tell.company(`Outra ${count}`, owner)).ownerId);
    await expect(other.catalog.servicesImport.undo({ id })).rejects.toMatchObject({
      code: 'IMPORT_NOT_FOUND',
    });
    expect(await other.catalog.servicesImport.list()).toEqual([]);
    expect(await names()).toEqual(['Barba', 'Corte']);
  });
});

test('a file that changes nothing leaves no import behind', async () => {
  const file = new File(['Nome\nCorte'], 'lista.csv');
  const { stored } = await api.servicesImport.run({ file, columns: { name: 0 } });
  expect(stored).toBeNull();
  expect(await api.servicesImport.list()).toEqual([]);
});
