import type { AlertForm } from '@app/contract/platform/alerts.contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testWorld } from '../../../tests/support.ts';
import { alerts as alertsTable } from './alerts.table.ts';

const world = testWorld();
type Salon = Awaited<ReturnType<typeof world.tell.company>>;
let operatorId: string;
let salon: Salon;
let studio: Salon;
let receptionist: string;

// The clock of the tests stands at the 10th of March.
const form: AlertForm = {
  title: 'Manutenção',
  message: 'No domingo o sistema para das 2h às 3h.',
  type: 'warning',
  audience: 'all',
  companyIds: [],
  startsOn: '2026-03-10',
  endsOn: '2026-03-10',
  active: true,
};

beforeAll(async () => {
  operatorId = await world.tell.person({ name: 'Op', email: 'op@plataforma.test' }, 'admin');
  salon = await world.tell.company('Salão da Bê', { name: 'Bê', email: 'be@salao.test' });
  studio = await world.tell.company('Studio', { name: 'Lia', email: 'lia@studio.test' });
  receptionist = await salon.isJoinedBy({ name: 'Rê', email: 're@salao.test' }, 'receptionist');
});

beforeEach(async () => {
  await world.system.database.owner.delete(alertsTable);
  world.system.alerts.forget();
});

async function administration() {
  return (await world.as(operatorId)).platform.alerts;
}

async function shownTo(userId: string): Promise<string[]> {
  const session = await (await world.as(userId)).identity.session.current();
  return (session?.alerts ?? []).map(({ title }) => title);
}

test('everybody of every company reads an alert until she dismisses it herself', async () => {
  const created = await (await administration()).create(form);
  expect(created).toMatchObject({ title: 'Manutenção', companies: [], version: 1 });
  const session = await (await world.as(salon.ownerId)).identity.session.current();
  const { id, type, title, message } = created;
  expect(session?.alerts).toEqual([{ id, type, title, message }]);

  const { dismiss } = (await world.as(salon.ownerId)).platform.alerts;
  await dismiss({ id });
  await dismiss({ id });
  expect(await shownTo(salon.ownerId)).toEqual([]);
  expect(await shownTo(receptionist)).toEqual(['Manutenção']);
  expect(await shownTo(studio.ownerId)).toEqual(['Manutenção']);
  expect(await shownTo(operatorId)).toEqual([]);
});

test('an alert for one company is read by no other, and not before or after its days', async () => {
  const ours = await administration();
  const forSalon = { ...form, audience: 'specific' as const, companyIds: [salon.companyId] };
  expect((await ours.create(forSalon)).companies).toEqual([
    { id: salon.companyId, name: 'Salão da Bê' },
  ]);
  await ours.create({ ...form, title: 'Amanhã', startsOn: '2026-03-11', endsOn: null });
  await ours.create({ ...form, title: 'Ontem', startsOn: '2026-03-01', endsOn: '2026-03-09' });
  await ours.create({ ...form, title: 'Desligado', active: false });
  expect(await shownTo(salon.ownerId)).toEqual(['Manutenção']);
  expect(await shownTo(studio.ownerId)).toEqual([]);
});

test('other words are shown again, a colleague’s change is not overwritten, what is gone is gone', async () => {
  const ours = await administration();
  const { id, version } = await ours.create(form);
  await (await world.as(salon.ownerId)).platform.alerts.dismiss({ id });

  const later = { ...form, id, version, endsOn: '2026-03-20' };
  const changed = await ours.update(later);
  expect(await shownTo(salon.ownerId)).toEqual([]);
  await expect(ours.update(later)).rejects.toMatchObject({ code: 'ALERT_CHANGED' });
  await ours.update({ ...later, version: changed.version, message: 'Adiada.' });
  expect(await shownTo(salon.ownerId)).toEqual(['Manutenção']);

  await ours.remove({ id });
  expect(await shownTo(salon.ownerId)).toEqual([]);
  await expect(ours.remove({ id })).rejects.toMatchObject({ code: 'ALERT_NOT_FOUND' });
  await (await world.as(salon.ownerId)).platform.alerts.dismiss({ id });
  const { items } = await (await world.as(operatorId)).platform.trail.list({ kind: 'alert' });
  expect(items.slice(0, 4).map(({ action }) => action)).toEqual([
    'alert.deleted',
    'alert.changed',
    'alert.changed',
    'alert.created',
  ]);
});

test('one whose companies are all gone is put out of use, and not shown to nobody', async () => {
  const ours = await administration();
  const salon = await world.tell.company('Vai embora', { name: 'Bê', email: 'be@vai.test' });
  const forSalon = { ...form, audience: 'specific' as const, companyIds: [salon.companyId] };
  const { id, version } = await ours.create(forSalon);
  const left = { ...forSalon, companyIds: [], id, version };
  await expect(ours.update(left)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await ours.update({ ...left, active: false })).toMatchObject({
    active: false,
    companies: [],
  });
  await ours.remove({ id });
});

test('what is missing stands beside its field, and a company that is gone is said', async () => {
  const ours = await administration();
  const wrong = { ...form, title: '', message: ' ', startsOn: '', audience: 'specific' as const };
  await expect(ours.create(wrong)).rejects.toMatchObject({
    data: {
      issues: [
        { path: ['title'], message: 'Título é obrigatório' },
        { path: ['message'], message: 'Mensagem é obrigatória' },
        { path: ['startsOn'], message: 'Data de início é obrigatória' },
      ],
    },
  });
  const nobody = { ...form, audience: 'specific' as const, endsOn: '2026-03-09' };
  await expect(ours.create(nobody)).rejects.toMatchObject({
    data: {
      issues: [
        { path: ['companyIds'], message: 'Escolha pelo menos uma empresa' },
        { path: ['endsOn'], message: 'A data de término não pode vir antes da de início' },
      ],
    },
  });
  const gone = { ...form, audience: 'specific' as const, companyIds: [operatorId] };
  await expect(ours.create(gone)).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
  expect(await ours.list()).toEqual([]);
});

test('companies are found by name for it, by operators alone', async () => {
  const found = await (await administration()).findCompanies({ search: 'SALAO' });
  expect(found).toEqual([{ id: salon.companyId, name: 'Salão da Bê' }]);

  const { alerts } = (await world.as(salon.ownerId)).platform;
  const forbidden = { code: 'FORBIDDEN' };
  await expect(alerts.list()).rejects.toMatchObject(forbidden);
  await expect(alerts.create(form)).rejects.toMatchObject(forbidden);
  await expect(alerts.remove({ id: operatorId })).rejects.toMatchObject(forbidden);
  await expect(alerts.findCompanies({})).rejects.toMatchObject(forbidden);
});
