import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let rita: string;
let sara: string;
let paula: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  rita = await salon.isJoinedBy({ name: 'Rita', email: 'rita@salao.test' }, 'receptionist');
  sara = await salon.isJoinedBy({ name: 'Sara', email: 'sara@salao.test' }, 'receptionist');
  paula = await salon.isJoinedBy({ name: 'Paula', email: 'paula@salao.test' }, 'professional');
});

async function as(userId: string) {
  return (await world.as(userId)).clients;
}

async function newClient(name: string): Promise<string> {
  return (await (await as(salon.ownerId)).clients.create({ name })).id;
}

describe('notes', () => {
  test('have an author and a moment, the newest first', async () => {
    const { record } = await as(rita);
    const clientId = await newClient('Com notas');
    await record.writeNote({ clientId, text: 'Primeira' });
    await record.writeNote({ clientId, text: 'Segunda' });

    expect(await record.listNotes({ clientId })).toMatchObject([
      { text: 'Segunda', authorName: 'Rita', isOwn: true },
      { text: 'Primeira', authorName: 'Rita', isOwn: true },
    ]);
  });

  test('are deleted by their author, or by who may erase', async () => {
    const clientId = await newClient('Apagável');
    const [ritas, saras, owners] = [await as(rita), await as(sara), await as(salon.ownerId)];
    const first = await ritas.record.writeNote({ clientId, text: 'Da Rita' });
    const second = await ritas.record.writeNote({ clientId, text: 'Também' });

    expect(await saras.record.listNotes({ clientId })).toMatchObject([
      { isOwn: false },
      { isOwn: false },
    ]);
    const theft = saras.record.removeNote({ clientId, id: first.id });
    await expect(theft).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await owners.record.listNotes({ clientId })).toMatchObject([
      { isOwn: true },
      { isOwn: true },
    ]);

    await ritas.record.removeNote({ clientId, id: first.id });
    await owners.record.removeNote({ clientId, id: second.id });
    expect(await ritas.record.listNotes({ clientId })).toEqual([]);
    const again = ritas.record.removeNote({ clientId, id: first.id });
    await expect(again).rejects.toMatchObject({
      code: 'NOTE_NOT_FOUND',
      message: 'Anotação não encontrada',
    });
  });

  test('say something', async () => {
    const clientId = await newClient('Sem nota');
    const attempt = (await as(rita)).record.writeNote({ clientId, text: '  ' });
    await expect(attempt).rejects.toMatchObject({
      data: { issues: [{ message: 'Escreva a anotação' }] },
    });
  });
});

describe('consents', () => {
  test('are added, never changed, and the newest one holds', async () => {
    const { record, clients } = await as(rita);
    const clientId = await newClient('Consente');
    await record.recordConsent({ clientId, granted: true, source: 'whatsapp' });
    expect(await clients.get({ id: clientId })).toMatchObject({ acceptsMarketing: true });
    await record.recordConsent({ clientId, granted: false, source: 'counter' });

    expect(await record.listConsents({ clientId })).toMatchObject([
      { granted: false, source: 'counter', recordedByName: 'Rita' },
      { granted: true, source: 'whatsapp', recordedByName: 'Rita' },
    ]);
    expect(await clients.get({ id: clientId })).toMatchObject({ acceptsMarketing: false });
  });

  test.each(['update client_consents set granted = true', 'delete from client_consents'])(
    'cannot be rewritten by a request: %s',
    async (statement) => {
      const attempt = world.inCompany(salon.companyId, (scope) =>
        scope.execute(sql.raw(statement)),
      );
      await expect(attempt).rejects.toMatchObject({ cause: { code: '42501' } });
    },
  );
});

test('the history says who changed what, as a person reads it', async () => {
  const owner = await as(salon.ownerId);
  const { id, version } = await owner.clients.create({ name: 'Ana', phone: '11 98765-0001' });
  const { clients, record } = await as(rita);
  await clients.update({
    id,
    version,
    active: true,
    name: 'Ana Sá',
    tags: ['VIP', 'Noiva'],
    phone: '',
    birthDate: '1990-05-20',
  });
  await clients.block({ id, reason: 'faltas' });
  await record.recordConsent({ clientId: id, granted: true, source: 'counter' });
  await record.recordConsent({ clientId: id, granted: true, source: 'counter' });

  expect(await record.listChanges({ clientId: id })).toEqual([
    {
      at: expect.any(String),
      userName: 'Rita',
      action: 'update',
      fields: [{ name: 'acceptsMarketing', before: 'Não', after: 'Sim' }],
    },
    {
      at: expect.any(String),
      userName: 'Rita',
      action: 'update',
      fields: [
        { name: 'status', before: 'Ativo', after: 'Bloqueado' },
        { name: 'blockedReason', before: '', after: 'faltas' },
      ],
    },
    {
      at: expect.any(String),
      userName: 'Rita',
      action: 'update',
      fields: [
        { name: 'name', before: 'Ana', after: 'Ana Sá' },
        { name: 'phone', before: '(11) 98765-0001', after: '' },
        { name: 'birthDate', before: '', after: '20/05/1990' },
        { name: 'tags', before: '', after: 'VIP, Noiva' },
      ],
    },
    {
      at: expect.any(String),
      userName: 'Bê',
      action: 'insert',
      fields: [
        { name: 'name', before: null, after: 'Ana' },
        { name: 'phone', before: null, after: '(11) 98765-0001' },
      ],
    },
  ]);
});

describe('whoever may not', () => {
  test('a receptionist neither merges nor erases nor carries data away', async () => {
    const { record } = await as(rita);
    const clientId = await newClient('Protegida');
    const forbidden = { code: 'FORBIDDEN' };
    const pair = { keptId: clientId, mergedId: await newClient('Outra') };
    await expect(record.listDuplicates()).rejects.toMatchObject(forbidden);
    await expect(record.merge(pair)).rejects.toMatchObject(forbidden);
    await expect(record.exportData({ clientId })).rejects.toMatchObject(forbidden);
    await expect(record.anonymize({ clientId })).rejects.toMatchObject(forbidden);
    await expect(record.listPrivacyRequests()).rejects.toMatchObject(forbidden);
  });

  test('a professional reads nothing of the record', async () => {
    const { record } = await as(paula);
    const clientId = await newClient('Fechada');
    const forbidden = { code: 'FORBIDDEN' };
    await expect(record.listNotes({ clientId })).rejects.toMatchObject(forbidden);
    await expect(record.writeNote({ clientId, text: 'x' })).rejects.toMatchObject(forbidden);
    await expect(record.listConsents({ clientId })).rejects.toMatchObject(forbidden);
    await expect(record.listChanges({ clientId })).rejects.toMatchObject(forbidden);
  });

  test('another company finds nobody', async () => {
    const { record } = await as(barber.ownerId);
    const clientId = await newClient('Do salão');
    const own = await (await as(barber.ownerId)).clients.create({ name: 'Da barbearia' });
    const note = await (await as(rita)).record.writeNote({ clientId, text: 'Nossa' });
    const notFound = { code: 'CLIENT_NOT_FOUND' };
    const consent = { clientId, granted: true, source: 'counter' } as const;

    await expect(record.listNotes({ clientId })).rejects.toMatchObject(notFound);
    await expect(record.writeNote({ clientId, text: 'x' })).rejects.toMatchObject(notFound);
    await expect(record.removeNote({ clientId, id: note.id })).rejects.toMatchObject({
      code: 'NOTE_NOT_FOUND',
    });
    await expect(record.listConsents({ clientId })).rejects.toMatchObject(notFound);
    await expect(record.recordConsent(consent)).rejects.toMatchObject(notFound);
    await expect(record.listChanges({ clientId })).rejects.toMatchObject(notFound);
    await expect(record.exportData({ clientId })).rejects.toMatchObject(notFound);
    await expect(record.anonymize({ clientId })).rejects.toMatchObject(notFound);
    for (const pair of [
      { keptId: own.id, mergedId: clientId },
      { keptId: clientId, mergedId: own.id },
    ]) {
      await expect(record.merge(pair)).rejects.toMatchObject(notFound);
    }
    expect(await (await as(rita)).record.listNotes({ clientId })).toHaveLength(1);
    expect(await record.listPrivacyRequests()).toEqual([]);
  });
});
