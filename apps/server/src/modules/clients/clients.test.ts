import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { asking } from '../../../tests/cash-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let receptionist: string;
let professional: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  receptionist = await salon.isJoinedBy({ name: 'Rita', email: 'rita@salao.test' }, 'receptionist');
  professional = await salon.isJoinedBy(
    { name: 'Paula', email: 'paula@salao.test' },
    'professional',
  );
});

async function clientsOf(userId: string) {
  return (await world.as(userId)).clients.clients;
}

describe('whoever stands at the counter', () => {
  test('adds a client, who starts active and with the digits of her phone', async () => {
    const api = await clientsOf(receptionist);
    const created = await api.create({
      name: '  Ana D’Ávila ',
      email: 'Ana@Exemplo.com',
      phone: '(11) 98765-0001',
      birthDate: '1990-05-20',
      tags: ['VIP', 'VIP', 'Noiva'],
      allergies: 'amônia',
      preferences: 'café',
    });

    expect(created).toMatchObject({
      name: 'Ana D’Ávila',
      email: 'ana@exemplo.com',
      phone: '5511987650001',
      birthDate: '1990-05-20',
      status: 'active',
      active: true,
      tags: ['VIP', 'Noiva'],
      acceptsMarketing: false,
      blockedReason: null,
      isAnonymized: false,
      version: 1,
    });
    expect(await api.get({ id: created.id })).toEqual(created);
  });

  test('adds a client of whom only the name is known', async () => {
    const api = await clientsOf(receptionist);
    const created = await api.create({ name: 'Só o nome' });
    expect(created).toMatchObject({ email: '', phone: '', birthDate: null });
  });

  test('changes a client, and her id and company stay', async () => {
    const api = await clientsOf(receptionist);
    const { id, version } = await api.create({ name: 'Antes' });
    const smuggled = { company_id: barber.companyId, companyId: barber.companyId };

    const refused = api.update({ id, version, active: true, name: 'Roubada', ...smuggled });
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const changed = await api.update({ id, version, active: false, name: 'Depois' });

    expect(changed).toMatchObject({ id, name: 'Depois', status: 'inactive', version: 2 });
    const outsider = await clientsOf(barber.ownerId);
    await expect(outsider.get({ id })).rejects.toMatchObject({ code: 'CLIENT_NOT_FOUND' });
  });

  test('does not overwrite what a colleague changed meanwhile', async () => {
    const api = await clientsOf(receptionist);
    const { id, version } = await api.create({ name: 'Disputada' });
    await api.update({ id, version, active: true, name: 'Disputada', allergies: 'látex' });

    const late = api.update({ id, version, active: true, name: 'Outra' });

    await expect(late).rejects.toMatchObject({ code: 'CLIENT_CHANGED' });
    expect(await api.get({ id })).toMatchObject({ name: 'Disputada', allergies: 'látex' });
  });

  test('deactivates and reactivates, blocks and unblocks', async () => {
    const api = await clientsOf(receptionist);
    const { id } = await api.create({ name: 'Vai e volta' });

    expect(await api.deactivate({ id })).toMatchObject({ status: 'inactive' });
    expect(await api.reactivate({ id })).toMatchObject({ status: 'active' });
    expect(await api.block({ id, reason: 'três faltas' })).toMatchObject({
      status: 'blocked',
      blockedReason: 'três faltas',
    });
    expect(await api.unblock({ id })).toMatchObject({ status: 'active', blockedReason: null });
  });

  test('deletes a client without history', async () => {
    const api = await clientsOf(receptionist);
    const { id } = await api.create({ name: 'Engano' });
    await api.remove({ id });
    await expect(api.get({ id })).rejects.toMatchObject({ code: 'CLIENT_NOT_FOUND' });
  });

  test('cannot delete a client whom other rows remember', async () => {
    const api = await clientsOf(receptionist);
    const { id } = await api.create({ name: 'Com história' });
    await rememberClient(id);

    await expect(api.remove({ id })).rejects.toMatchObject({
      code: 'CLIENT_HAS_HISTORY',
      message: 'Este registro possui histórico e não pode ser excluído. Inative-o.',
    });
    expect(await api.get({ id })).toMatchObject({ name: 'Com história' });
  });

  test('sees the tags in use, by name', async () => {
    const clinic = await world.tell.company('Clínica', { name: 'Lia', email: 'lia@clinica.test' });
    const api = await clientsOf(clinic.ownerId);
    await api.create({ name: 'Uma', tags: ['VIP', 'Noiva'] });
    await api.create({ name: 'Duas', tags: ['VIP', 'Antiga'] });
    expect(await api.tags()).toEqual(['Antiga', 'Noiva', 'VIP']);
  });
});

describe('a phone that another client has', () => {
  test('is a warning with her name, and may be saved all the same', async () => {
    const api = await clientsOf(receptionist);
    const mother = await api.create({ name: 'Mãe', phone: '11 98765-0002' });
    const child = { name: 'Filha', phone: '(11) 8765-0002' };

    await expect(api.create(child)).rejects.toMatchObject({
      code: 'SAME_PHONE',
      message: 'Outro cliente já tem este telefone.',
      data: { clients: [{ id: mother.id, name: 'Mãe' }] },
    });
    const saved = await api.create({ ...child, allowsSamePhone: true });
    expect(saved).toMatchObject({ name: 'Filha', phone: '5511987650002' });
  });

  test('is a warning when a client gets it, not each time she is edited', async () => {
    const api = await clientsOf(receptionist);
    await api.create({ name: 'Primeira', phone: '11 98765-0003' });
    const second = await api.create({ name: 'Segunda' });
    const change = { id: second.id, active: true, name: 'Segunda', phone: '11987650003' };

    const warned = api.update({ ...change, version: 1 });
    await expect(warned).rejects.toMatchObject({ code: 'SAME_PHONE' });
    await api.update({ ...change, version: 1, allowsSamePhone: true });
    const renamed = await api.update({ ...change, version: 2, name: 'Segunda Silva' });
    expect(renamed.name).toBe('Segunda Silva');
  });

  test('of another company is nobody’s business', async () => {
    await (await clientsOf(salon.ownerId)).create({ name: 'Cá', phone: '11 98765-0004' });
    const there = await clientsOf(barber.ownerId);
    expect(await there.create({ name: 'Lá', phone: '11 98765-0004' })).toMatchObject({
      name: 'Lá',
    });
  });
});

describe('what is refused', () => {
  test.each([
    ['name', { name: '  ' }, 'Nome é obrigatório'],
    ['email', { email: 'sem arroba' }, 'Email inválido'],
    ['birthDate', { birthDate: '2026-02-30' }, 'Data inválida'],
    ['birthDate', { birthDate: '1899-12-31' }, 'Data inválida'],
    ['phone', { phone: '1'.repeat(26) }, 'Use no máximo 25 caracteres'],
    ['tags', { tags: Array.from({ length: 21 }, String) }, 'Use no máximo 20 etiquetas'],
  ])('a wrong %s, in the words of the form', async (field, change, message) => {
    const api = await clientsOf(salon.ownerId);
    await expect(api.create({ name: 'Inválida', ...change })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path: [field], message })] },
    });
  });

  test.each([
    ['PHONE_INVALID', { phone: '123' }, 'Telefone inválido'],
    ['BIRTH_DATE_INVALID', { birthDate: '2026-03-11' }, 'Data inválida'],
  ])('%s: %o', async (code, change, message) => {
    const api = await clientsOf(salon.ownerId);
    const { id, version } = await api.create({ name: 'Certa' });
    const wrong = { name: 'Errada', ...change };
    await expect(api.create(wrong)).rejects.toMatchObject({ code, message });
    await expect(api.update({ ...wrong, id, version, active: true })).rejects.toMatchObject({
      code,
    });
    expect(await api.get({ id })).toMatchObject({ name: 'Certa', version: 1 });
  });

  test('a professional sees no client at all', async () => {
    const { id } = await (await clientsOf(salon.ownerId)).create({ name: 'Reservada' });
    const api = await clientsOf(professional);
    const forbidden = { code: 'FORBIDDEN' };
    await expect(api.list({})).rejects.toMatchObject(forbidden);
    await expect(api.get({ id })).rejects.toMatchObject(forbidden);
    await expect(api.create({ name: 'Dela' })).rejects.toMatchObject(forbidden);
    await expect(api.remove({ id })).rejects.toMatchObject(forbidden);
  });

  test('a receptionist does not carry the list away', async () => {
    const api = await clientsOf(receptionist);
    await expect(api.exportCsv({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test("another company's client is not found and stays as she is", async () => {
    const own = await clientsOf(salon.ownerId);
    const { id } = await own.create({ name: 'Só do salão' });
    const api = await clientsOf(barber.ownerId);
    const notFound = { code: 'CLIENT_NOT_FOUND', message: 'Cliente não encontrado' };

    await expect(api.get({ id })).rejects.toMatchObject(notFound);
    const rename = api.update({ id, version: 1, active: true, name: 'Minha' });
    await expect(rename).rejects.toMatchObject(notFound);
    await expect(api.deactivate({ id })).rejects.toMatchObject(notFound);
    await expect(api.reactivate({ id })).rejects.toMatchObject(notFound);
    await expect(api.block({ id })).rejects.toMatchObject(notFound);
    await expect(api.unblock({ id })).rejects.toMatchObject(notFound);
    await expect(api.remove({ id })).rejects.toMatchObject(notFound);
    expect(await own.get({ id })).toMatchObject({ name: 'Só do salão', version: 1 });
  });
});

describe('an administrator of the platform', () => {
  let admin: string;
  beforeAll(async () => {
    admin = await world.tell.person({ name: 'Admin', email: 'admin@plataforma.test' }, 'admin');
  });

  test('says for which company a client is made', async () => {
    const api = await clientsOf(admin);
    await expect(api.create({ name: 'De quem?' })).rejects.toMatchObject({
      code: 'COMPANY_ID_REQUIRED',
      message: 'Company ID is required for super admin operations',
    });
  });

  test('makes none where she is on no visit, and learns nothing of who is there', async () => {
    const known = { name: 'Vitória', phone: '(11) 98765-0077' };
    const own = await clientsOf(barber.ownerId);
    await own.create(known);
    const { items: before } = await own.list({});
    const api = await clientsOf(admin);
    for (const companyId of [barber.companyId, crypto.randomUUID()]) {
      await expect(api.create({ ...known, companyId })).rejects.toMatchObject({
        code: 'VISIT_REQUIRED',
        data: undefined,
      });
    }
    expect((await own.list({})).items).toEqual(before);
  });

  test('makes one on a visit once the owner allows it, and the history says so', async () => {
    const { platform, clients } = await world.as(admin);
    const wish = { name: 'Pelo suporte', companyId: barber.companyId };
    const reason = 'A dona pediu ajuda com a agenda';
    const visit = await platform.support.enter({ companyId: barber.companyId, reason });
    await expect(clients.clients.create(wish)).rejects.toMatchObject({ code: 'SUPPORT_READ_ONLY' });
    const owner = await world.as(barber.ownerId);
    await owner.team.supportVisits.allow({ id: visit.id });

    const elsewhere = clients.clients.create({ ...wish, companyId: salon.companyId });
    await expect(elsewhere).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    const { id } = await clients.clients.create(wish);
    const changes = await owner.clients.record.listChanges({ clientId: id });
    expect(changes).toMatchObject([{ userName: 'Suporte: Admin' }]);
  });

  test('is the only one to whom naming a company is of use', async () => {
    const api = await clientsOf(salon.ownerId);
    const smuggled = api.create({ name: 'Intrusa', companyId: barber.companyId });
    await expect(smuggled).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    const { items: clients } = await (await clientsOf(barber.ownerId)).list({ search: 'intrusa' });
    expect(clients).toEqual([]);

    const own = await api.create({ name: 'Da casa', companyId: salon.companyId });
    expect(await api.get({ id: own.id })).toMatchObject({ name: 'Da casa' });
  });
});

/** Stands for what later areas store about a client: an appointment, a payment. */
async function rememberClient(clientId: string): Promise<void> {
  const { pool } = world.system.database;
  await pool.query(`create table if not exists memories (
    company_id uuid, client_id uuid,
    foreign key (company_id, client_id) references clients (company_id, id))`);
  await pool.query('insert into memories values ($1, $2)', [salon.companyId, clientId]);
}

describe('a request that is sent again', () => {
  const create = async (userId: string, key: string, client: { name: string; phone?: string }) =>
    (await asking(world, userId, key)).clients.clients.create(client);
  const nora = { name: 'Nora de Novo', phone: '(11) 98765-7001' };

  test('makes one client, also when both come at once', async () => {
    const [first, second] = await Promise.all([
      create(receptionist, 'nora', nora),
      create(receptionist, 'nora', nora),
    ]);
    expect(second).toEqual(first);
    expect(await create(receptionist, 'nora', nora)).toEqual(first);
    const { items: clients } = await (await clientsOf(receptionist)).list({
      search: 'Nora de Novo',
    });
    expect(clients).toHaveLength(1);
  });

  test('and means something else is refused', async () => {
    await create(receptionist, 'lia', { name: 'Lia' });
    await expect(create(receptionist, 'lia', { name: 'Lina' })).rejects.toMatchObject({
      code: 'REQUEST_KEY_REUSED',
    });
  });

  test('of somebody else is another one', async () => {
    const hers = await create(receptionist, 'mesma', { name: 'Duda' });
    const owners = await create(salon.ownerId, 'mesma', { name: 'Duda' });
    expect(owners.id).not.toBe(hers.id);
  });

  test('after a refusal is a new one', async () => {
    const key = 'telefone';
    await expect(create(receptionist, key, { name: 'Ivo', phone: '1' })).rejects.toThrow();
    expect(await create(receptionist, key, { name: 'Ivo' })).toMatchObject({ name: 'Ivo' });
  });

  test('makes nobody anew who was deleted meanwhile', async () => {
    const client = await create(receptionist, 'sai', { name: 'Sai Logo' });
    await (await clientsOf(receptionist)).remove({ id: client.id });
    expect(await create(receptionist, 'sai', { name: 'Sai Logo' })).toEqual(client);
    const { items: clients } = await (await clientsOf(receptionist)).list({ search: 'Sai Logo' });
    expect(clients).toEqual([]);
  });
});
