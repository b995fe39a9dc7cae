import type { NewServiceInput } from '@app/contract/catalog/services.contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import { auditRecords } from '../../foundation/database/audit-records.table.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let receptionist: string;

const haircut: NewServiceInput = {
  name: 'Corte',
  description: 'Lavagem e corte',
  category: 'Cabelo',
  durationMinutes: 45,
  bufferBeforeMinutes: 5,
  bufferAfterMinutes: 10,
  priceCents: 80_00,
  color: '#2563EB',
  loyaltyPoints: 8,
  returnAfterDays: 30,
  active: true,
};
const named = (name: string): NewServiceInput => ({ ...haircut, name });

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  const rita = { name: 'Rita', email: 'rita@salao.test' };
  receptionist = await salon.isJoinedBy(rita, 'receptionist');
});

describe('an owner', () => {
  test('creates a service and finds it first in the list', async () => {
    const api = await world.as(salon.ownerId);
    await api.catalog.services.create(named('Primeiro'));
    const created = await api.catalog.services.create({ ...haircut, name: '  Corte D’Ávila  ' });

    expect(created).toMatchObject({ ...haircut, name: 'Corte D’Ávila' });
    expect((await api.catalog.services.list())[0]).toEqual(created);
  });

  test('sees what was stored before a rule of the form existed', async () => {
    const { ownerId, offers } = barber;
    await offers('Bar\u200Bba\u0007', { color: 'azul', description: ' \u3164' });

    const list = await (await world.as(ownerId)).catalog.services.list();
    expect(list).toMatchObject([{ name: 'Bar\u200Bba\u0007', color: 'azul' }]);
  });

  test('changes a service', async () => {
    const api = await world.as(salon.ownerId);
    const { id, version } = await api.catalog.services.create(named('Escova'));

    await api.catalog.services.update({ ...named('Escova longa'), id, version, priceCents: 0 });

    const changed = (await api.catalog.services.list()).find((service) => service.id === id);
    expect(changed).toMatchObject({ name: 'Escova longa', priceCents: 0 });
  });

  test('does not overwrite what a colleague changed meanwhile', async () => {
    const api = await world.as(salon.ownerId);
    const opened = await api.catalog.services.create(named('Disputada'));
    const saving = { ...named('Disputada'), id: opened.id, version: opened.version };
    await api.catalog.services.update({ ...saving, priceCents: 99_00 });

    const late = api.catalog.services.update({ ...saving, description: 'outra' });

    await expect(late).rejects.toMatchObject({ code: 'SERVICE_CHANGED' });
    expect(await api.catalog.services.list()).toContainEqual(
      expect.objectContaining({
        id: opened.id,
        priceCents: 99_00,
        description: 'Lavagem e corte',
      }),
    );
  });

  test('takes a service out of what is offered and back in', async () => {
    const api = await world.as(salon.ownerId);
    const { id } = await api.catalog.services.create(named('Hidratação'));

    expect(await api.catalog.services.deactivate({ id })).toMatchObject({ active: false });
    expect(await api.catalog.services.list()).toContainEqual(
      expect.objectContaining({ id, active: false }),
    );
    expect(await api.catalog.services.reactivate({ id })).toMatchObject({ active: true });
  });

  test('deletes a service without history', async () => {
    const api = await world.as(salon.ownerId);
    const { id } = await api.catalog.services.create(named('Tintura'));

    await api.catalog.services.remove({ id });

    expect((await api.catalog.services.list()).map((service) => service.id)).not.toContain(id);
  });

  test('cannot delete a service that other rows remember', async () => {
    const api = await world.as(salon.ownerId);
    const { id } = await api.catalog.services.create(named('Com história'));
    await rememberService(id);

    await expect(api.catalog.services.remove({ id })).rejects.toMatchObject({
      code: 'SERVICE_HAS_HISTORY',
      message: 'Este registro possui histórico e não pode ser excluído. Inative-o.',
    });
    expect((await api.catalog.services.list()).map((service) => service.id)).toContain(id);
  });

  test('needs to say only what differs from an ordinary service', async () => {
    const api = await world.as(salon.ownerId);
    const created = await api.catalog.services.create({
      name: 'Só o nome',
      durationMinutes: 30,
      priceCents: 0,
      color: '#2563EB',
    });
    expect(created).toMatchObject({ loyaltyPoints: 0, bufferAfterMinutes: 0, active: true });
  });

  test('exports the list as a spreadsheet', async () => {
    const clinic = await world.tell.company('Clínica', { name: 'Lia', email: 'lia@clinica.test' });
    await clinic.offers('=SOMA(A1)', { description: 'com; ponto e vírgula' });
    await clinic.offers('Peeling', { category: 'Pele', returnAfterDays: 45 });
    const api = await world.as(clinic.ownerId);

    const file = await api.catalog.services.exportCsv();
    const text = await file.text();

    expect(file.name).toBe('servicos.csv');
    expect(text).toContain('Nome;Categoria;Descrição;Duração (min)');
    expect(text).toContain(`'=SOMA(A1);;"com; ponto e vírgula";30;0;0;0,00`);
    expect(text).toContain('Pontos de fidelidade;Retorno usual (dias);Status');
    expect(text).toMatch(/^'=SOMA.*;0;;Ativo;/m);
    expect(text).toMatch(/^Peeling;Pele;.*;0;45;Ativo;/m);
  });
});

describe('names', () => {
  test('a second service of the same name is refused, whatever the case of its letters', async () => {
    const api = await world.as(salon.ownerId);
    await api.catalog.services.create(named('Manicure'));

    const again = api.catalog.services.create(named('MANICURE'));

    await expect(again).rejects.toMatchObject({
      code: 'SERVICE_NAME_TAKEN',
      message: 'Já existe um serviço com este nome.',
    });
  });

  test('twenty people creating the same service at once make one', async () => {
    const api = await world.as(salon.ownerId);
    const attempts = Array.from({ length: 20 }, () =>
      api.catalog.services.create(named('Disputado')),
    );

    const outcomes = await Promise.allSettled(attempts);

    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    const stored = (await api.catalog.services.list()).filter(({ name }) => name === 'Disputado');
    expect(stored).toHaveLength(1);
  });

  test('renaming to a name in use is refused and changes nothing', async () => {
    const api = await world.as(salon.ownerId);
    await api.catalog.services.create(named('Pedicure'));
    const { id } = await api.catalog.services.create(named('Spa dos pés'));

    const renamed = api.catalog.services.update({ ...named('pedicure'), id, version: 1 });

    await expect(renamed).rejects.toMatchObject({ code: 'SERVICE_NAME_TAKEN' });
    expect(await api.catalog.services.list()).toContainEqual(
      expect.objectContaining({ id, name: 'Spa dos pés' }),
    );
  });

  test('two companies may use the same name', async () => {
    const salonApi = await world.as(salon.ownerId);
    const barberApi = await world.as(barber.ownerId);

    await salonApi.catalog.services.create(named('Barba'));
    await expect(barberApi.catalog.services.create(named('Barba'))).resolves.toMatchObject({
      name: 'Barba',
    });
  });
});

describe('what is refused', () => {
  test.each([
    ['name', { name: '   ' }, 'Nome é obrigatório'],
    ['durationMinutes', { durationMinutes: 0 }, 'Duração deve ser maior que 0'],
    ['durationMinutes', { durationMinutes: 1.5 }, 'Duração deve ser maior que 0'],
    ['priceCents', { priceCents: -1 }, 'Preço deve ser positivo'],
    ['color', { color: '' }, 'Cor é obrigatória'],
    ['color', { color: 'red;background:url(x)' }, 'Cor inválida'],
    ['loyaltyPoints', { loyaltyPoints: -1 }, 'Pontos devem ser positivos'],
    ['bufferAfterMinutes', { bufferAfterMinutes: 241 }, 'Informe de 0 a 240 minutos'],
  ])('a wrong %s, in the words of the form', async (field, change, message) => {
    const api = await world.as(salon.ownerId);
    const before = await api.catalog.services.list();

    const attempt = api.catalog.services.create({ ...named('Inválido'), ...change });

    await expect(attempt).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path: [field], message })] },
    });
    expect(await api.catalog.services.list()).toEqual(before);
  });

  test('a receptionist sees the list and changes nothing', async () => {
    const { id } = await (await world.as(salon.ownerId)).catalog.services.create(named('Reflexo'));
    const api = await world.as(receptionist);

    expect((await api.catalog.services.list()).map((service) => service.id)).toContain(id);
    const forbidden = { code: 'FORBIDDEN' };
    await expect(api.catalog.services.create(named('Dela'))).rejects.toMatchObject(forbidden);
    await expect(
      api.catalog.services.update({ ...named('Dela'), id, version: 1 }),
    ).rejects.toMatchObject(forbidden);
    await expect(api.catalog.services.deactivate({ id })).rejects.toMatchObject(forbidden);
    await expect(api.catalog.services.reactivate({ id })).rejects.toMatchObject(forbidden);
    await expect(api.catalog.services.remove({ id })).rejects.toMatchObject(forbidden);
    await expect(api.catalog.services.exportCsv()).rejects.toMatchObject(forbidden);
  });

  test("another company's service is not found and stays as it is", async () => {
    const salonApi = await world.as(salon.ownerId);
    const { id } = await salonApi.catalog.services.create(named('Só do salão'));
    const outsider = await world.as(barber.ownerId);

    const notFound = { code: 'SERVICE_NOT_FOUND' };
    const rename = outsider.catalog.services.update({ ...named('Minha'), id, version: 1 });
    await expect(rename).rejects.toMatchObject(notFound);
    await expect(outsider.catalog.services.deactivate({ id })).rejects.toMatchObject(notFound);
    await expect(outsider.catalog.services.reactivate({ id })).rejects.toMatchObject(notFound);
    await expect(outsider.catalog.services.remove({ id })).rejects.toMatchObject(notFound);
    expect(await salonApi.catalog.services.list()).toContainEqual(
      expect.objectContaining({ id, name: 'Só do salão', active: true }),
    );
  });

  test('a company whose trial is over is asked to subscribe', async () => {
    const late = await world.tell.company(
      'Atrasada',
      { name: 'Eva', email: 'eva@atrasada.test' },
      { trialDays: 0 },
    );
    const api = await world.as(late.ownerId);

    await expect(api.catalog.services.list()).rejects.toMatchObject({ code: 'MODULE_CLOSED' });
  });
});

test('every change is written down with who made it', async () => {
  const api = await world.as(salon.ownerId);
  const { id } = await api.catalog.services.create(named('Luzes'));
  await api.catalog.services.update({ ...named('Luzes'), id, version: 1, priceCents: 90_00 });

  const trail = await world.inCompany(salon.companyId, (scope) =>
    scope.select().from(auditRecords).where(eq(auditRecords.rowId, id)).orderBy(auditRecords.id),
  );

  expect(trail.map((record) => record.action)).toEqual(['insert', 'update']);
  expect(trail[1]).toMatchObject({
    userId: salon.ownerId,
    tableName: 'services',
    before: { price_in_cents: 80_00 },
    after: { price_in_cents: 90_00 },
  });
});

/** Stands for what later areas store about a service: an appointment, a reward. */
async function rememberService(serviceId: string): Promise<void> {
  const { pool } = world.system.database;
  await pool.query(`create table if not exists memories (
    company_id uuid, service_id uuid,
    foreign key (company_id, service_id) references services (company_id, id))`);
  await pool.query('insert into memories values ($1, $2)', [salon.companyId, serviceId]);
}
