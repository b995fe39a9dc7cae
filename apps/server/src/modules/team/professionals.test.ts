import type { ProfessionalForm } from '@app/contract/team/professionals.contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import { auditRecords } from '../../foundation/database/audit-records.table.ts';
import { professionals } from './professionals.table.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let receptionist: string;

const ana: ProfessionalForm = {
  name: 'Ana',
  email: '',
  phone: '',
  specialties: ['Corte'],
  birthday: '',
  color: '#2563EB',
  memberId: null,
};
const named = (name: string): ProfessionalForm => ({ ...ana, name });
const professionalsOf = async (company: CompanyStory) =>
  (await world.as(company.ownerId)).team.professionals;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  receptionist = await salon.isJoinedBy({ name: 'Rita', email: 'rita@salao.test' }, 'receptionist');
});

describe('an owner', () => {
  test('hires somebody and finds her first in the list', async () => {
    const api = await professionalsOf(salon);
    await api.create(named('Primeira'));
    const hired = await api.create({
      name: '  Ana D’Ávila ',
      email: 'ANA@Salao.test',
      phone: '(11) 98765-4321',
      specialties: [' Corte ', 'Escova', 'Corte'],
    });

    expect(hired).toMatchObject({
      name: 'Ana D’Ávila',
      email: 'ana@salao.test',
      phone: '+5511987654321',
      specialties: ['Corte', 'Escova'],
      memberId: null,
      memberName: null,
      photoUrl: null,
      active: true,
      version: 1,
    });
    expect((await api.list())[0]).toEqual(hired);
  });

  test('needs to say no more than a name; nobody works before her hours are set', async () => {
    const api = await world.as(salon.ownerId);
    const { id, specialties, active } = await api.team.professionals.create({ name: 'Nova' });
    const { week, exceptions } = await api.team.schedules.get({ professionalId: id });
    expect({ specialties, active, week, exceptions }).toEqual({
      specialties: [],
      active: true,
      week: [],
      exceptions: [],
    });
  });

  test('changes somebody', async () => {
    const api = await professionalsOf(salon);
    const { id, version } = await api.create(named('Bia'));
    const changed = await api.update({ ...named('Bia Lima'), id, version, phone: '1133334444' });
    expect(changed).toMatchObject({ name: 'Bia Lima', phone: '+551133334444', version: 2 });
    expect(await api.list()).toContainEqual(changed);
  });

  test('does not overwrite what a colleague changed meanwhile', async () => {
    const api = await professionalsOf(salon);
    const { id, version } = await api.create(named('Disputada'));
    await api.update({ ...named('Disputada'), id, version, color: '#111111' });
    await expect(api.update({ ...named('Tarde'), id, version })).rejects.toMatchObject({
      code: 'PROFESSIONAL_CHANGED',
    });
    expect(await api.list()).toContainEqual(
      expect.objectContaining({ id, name: 'Disputada', color: '#111111' }),
    );
  });

  test('takes somebody out of the team and back in', async () => {
    const api = await professionalsOf(salon);
    const { id } = await api.create(named('Cida'));
    expect(await api.deactivate({ id })).toMatchObject({ active: false });
    expect(await api.reactivate({ id })).toMatchObject({ active: true });
  });

  test('takes nobody out without saying since when', async () => {
    const id = await salon.employs('Sem data');
    const leaving = world.inCompany(salon.companyId, (scope) =>
      scope.update(professionals).set({ active: false }).where(eq(professionals.id, id)),
    );
    await expect(leaving).rejects.toMatchObject({
      cause: { constraint: 'professionals_inactive_since' },
    });
  });

  test('deletes somebody without history, her hours and services with her', async () => {
    const api = await world.as(salon.ownerId);
    const professionalId = await salon.employs('Passageira');
    const serviceId = await salon.offers('Serviço dela');
    const week = [{ weekday: 1, shifts: [{ from: 480, until: 1080 }] }];
    await api.team.schedules.replaceWeek({ professionalId, version: 1, week });
    const services = [{ serviceId, priceCents: null, durationMinutes: null }];
    await api.catalog.professionalServices.replace({ professionalId, known: [], services });

    await api.team.professionals.remove({ id: professionalId });

    const left = await api.team.professionals.list();
    expect(left.map(({ id }) => id)).not.toContain(professionalId);
  });

  test('cannot delete somebody whom other rows remember', async () => {
    const api = await professionalsOf(salon);
    const { id } = await api.create(named('Com história'));
    await rememberProfessional(id);
    await expect(api.remove({ id })).rejects.toMatchObject({
      code: 'PROFESSIONAL_HAS_HISTORY',
      message: 'Este registro possui histórico e não pode ser excluído. Inative-o.',
    });
    expect((await api.list()).map((one) => one.id)).toContain(id);
  });

  test('takes the team along as a spreadsheet that runs no formula', async () => {
    const api = await professionalsOf(barber);
    const specialties = ['Corte', 'Barba'];
    await api.create({ name: '=1+1', phone: '(11) 98765-4321', specialties, birthday: '5/3' });
    const file = await (await api.exportCsv()).text();
    expect(file).toContain(
      'Nome;E-mail;Telefone;Especialidades;Aniversário;Acesso ao sistema;Status;Criado em',
    );
    expect(file).toContain(`'=1+1;;(11) 98765-4321;"Corte, Barba";05/03;;Ativo;`);
  });

  test('orders the agenda; whoever is not named comes after, in the old order', async () => {
    const clinic = await world.tell.company('Clínica', { name: 'Lia', email: 'lia@clinica.test' });
    const [a, b, c, d] = [
      await clinic.employs('A'),
      await clinic.employs('B'),
      await clinic.employs('C'),
      await clinic.employs('D'),
    ];
    const api = await professionalsOf(clinic);
    const inOrder = (list: Awaited<ReturnType<typeof api.list>>) =>
      list.toSorted((one, other) => one.position - other.position).map(({ id }) => id);

    expect(inOrder(await api.list())).toEqual([a, b, c, d]);
    expect(inOrder(await api.reorder({ ids: [d, b] }))).toEqual([d, b, a, c]);
    const e = await clinic.employs('E');
    expect(inOrder(await api.list())).toEqual([d, b, a, c, e]);

    const outsider = await professionalsOf(barber);
    await outsider.reorder({ ids: [e, c] });
    expect(inOrder(await api.list())).toEqual([d, b, a, c, e]);
  });
});

describe('e-mails', () => {
  test('a second professional with the same one is refused, whatever the case', async () => {
    const api = await professionalsOf(salon);
    await api.create({ ...named('Dona'), email: 'dona@salao.test' });
    const other = await api.create(named('Outra'));
    const taken = {
      code: 'PROFESSIONAL_EMAIL_TAKEN',
      message: 'Já existe um profissional com este email.',
    };
    const email = 'DONA@salao.test';
    await expect(api.create({ ...named('Cópia'), email })).rejects.toMatchObject(taken);
    await expect(
      api.update({ ...named('Outra'), id: other.id, version: 1, email }),
    ).rejects.toMatchObject(taken);
  });

  test('any number may have none, and two companies may use the same one', async () => {
    const api = await professionalsOf(salon);
    await api.create(named('Sem email'));
    await api.create(named('Também sem'));
    const both = { ...named('Nos dois'), email: 'dois@lugares.test' };
    await api.create(both);
    await expect((await professionalsOf(barber)).create(both)).resolves.toMatchObject(both);
  });
});

describe('what is refused', () => {
  test.each([
    ['a blank name', { name: '   ' }, ['name'], 'Nome é obrigatório'],
    ['no e-mail address', { email: 'ana@' }, ['email'], 'Email inválido'],
    ['a colour by name', { color: 'azul' }, ['color'], 'Cor inválida'],
    ['a blank specialty', { specialties: [' '] }, ['specialties', 0], 'Informe a especialidade'],
    ['nobody’s id', { memberId: 'lixo' }, ['memberId'], 'Identificador inválido'],
  ])('%s, with a sentence at its field', async (_case, change, path, message) => {
    const api = await professionalsOf(salon);
    const before = await api.list();
    await expect(api.create({ ...named('Inválida'), ...change })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path, message })] },
    });
    expect(await api.list()).toEqual(before);
  });

  test('a phone that cannot be one', async () => {
    const api = await professionalsOf(salon);
    const { id } = await api.create(named('Com telefone'));
    const invalid = { code: 'PHONE_INVALID', message: 'Telefone inválido' };
    const wrong = { ...named('Sem linha'), phone: '123' };
    await expect(api.create(wrong)).rejects.toMatchObject(invalid);
    await expect(api.update({ ...wrong, id, version: 1 })).rejects.toMatchObject(invalid);
    expect((await api.list()).map(({ name }) => name)).not.toContain('Sem linha');
  });

  test('a receptionist sees the team and changes nothing', async () => {
    const id = await salon.employs('Vista');
    const api = (await world.as(receptionist)).team.professionals;
    expect((await api.list()).map((one) => one.id)).toContain(id);
    await expect(api.create(named('Dela'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Você não tem permissão para criar profissionais.',
    });
    const forbidden = { code: 'FORBIDDEN', message: 'Você não tem permissão para fazer isso.' };
    const renamed = api.update({ ...named('Dela'), id, version: 1 });
    await expect(renamed).rejects.toMatchObject(forbidden);
    await expect(api.deactivate({ id })).rejects.toMatchObject(forbidden);
    await expect(api.reactivate({ id })).rejects.toMatchObject(forbidden);
    await expect(api.remove({ id })).rejects.toMatchObject(forbidden);
    await expect(api.reorder({ ids: [id] })).rejects.toMatchObject(forbidden);
    await expect(api.exportCsv()).rejects.toMatchObject(forbidden);
  });

  test("another company's professional is not found and stays as she is", async () => {
    const id = await salon.employs('Só do salão');
    const outsider = await professionalsOf(barber);
    const notFound = { code: 'PROFESSIONAL_NOT_FOUND' };
    const renamed = outsider.update({ ...named('Minha'), id, version: 1 });
    await expect(renamed).rejects.toMatchObject(notFound);
    await expect(outsider.deactivate({ id })).rejects.toMatchObject(notFound);
    await expect(outsider.reactivate({ id })).rejects.toMatchObject(notFound);
    await expect(outsider.remove({ id })).rejects.toMatchObject(notFound);
    expect(await (await professionalsOf(salon)).list()).toContainEqual(
      expect.objectContaining({ id, name: 'Só do salão', active: true }),
    );
  });
});

test('every change is written down with who made it', async () => {
  const api = await professionalsOf(salon);
  const { id } = await api.create(named('Luzia'));
  await api.deactivate({ id });
  const trail = await world.inCompany(salon.companyId, (scope) =>
    scope.select().from(auditRecords).where(eq(auditRecords.rowId, id)).orderBy(auditRecords.id),
  );
  expect(trail.map(({ action, userId }) => ({ action, userId }))).toEqual([
    { action: 'insert', userId: salon.ownerId },
    { action: 'update', userId: salon.ownerId },
  ]);
});

/** Stands for what later areas store about a professional, such as an appointment. */
async function rememberProfessional(professionalId: string): Promise<void> {
  const { pool } = world.system.database;
  await pool.query(`create table if not exists memories (
    company_id uuid, professional_id uuid,
    foreign key (company_id, professional_id) references professionals (company_id, id))`);
  await pool.query('insert into memories values ($1, $2)', [salon.companyId, professionalId]);
}
