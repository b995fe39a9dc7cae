import { usualText } from '@app/domain/messaging/default-texts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { postDueMails } from './letters/letters.commands.ts';
import { messages } from './messages.table.ts';
import { judgeAffected } from './sending/judge-affected.rules.ts';

const world = testWorld();
let salon: Salon;
let other: Salon;
const text = usualText('affected');
const post = () => ({ mailer: world.system.mailer, publicUrl: 'http://localhost:3000' });

beforeAll(async () => {
  salon = await openSalon(world);
  other = await openSalon(world, 'Outro Salão');
});

const written = (appointmentId: string) =>
  world.inCompany(salon.salon.companyId, (scope) =>
    scope.select().from(messages).where(eq(messages.appointmentId, appointmentId)),
  );

test('whoever would come to a closed door is told once, in words that name her visit', async () => {
  const { id } = await book(salon, at(13, '09:00'));
  const told = await salon.api.messaging.affected.tell({ appointmentIds: [id, id], text });
  expect(told).toEqual({ queued: 1, leftOut: 0 });
  const again = await salon.api.messaging.affected.tell({ appointmentIds: [id], text });
  expect(again).toEqual({ queued: 0, leftOut: 1 });
  const [message] = await written(id);
  expect(message).toMatchObject({ occasion: 'affected', recipient: '5511987654321' });
  expect(message?.text).toContain('María Antônia');
  expect(message?.text).toContain('13/03/2026 às 09:00 (Corte)');
  expect(await salon.api.messaging.affected.listTold()).toEqual([id]);
  expect(await other.api.messaging.affected.listTold()).toEqual([]);
});

test('who has no phone but an address is told by letter, with the way to her page', async () => {
  const eva = await salon.salon.serves('Eva Lima', { phone: '', email: 'eva@casa.test' });
  const ivo = await salon.salon.serves('Ivo Sá', { phone: '', email: '' });
  const [hers, his] = [
    await book({ ...salon, maria: eva }, at(16, '09:00')),
    await book({ ...salon, maria: ivo }, at(16, '11:00')),
  ];
  const { tell } = salon.api.messaging.affected;
  const told = await tell({ appointmentIds: [hers.id, his.id], text });
  expect(told).toEqual({ queued: 1, leftOut: 1 });
  expect((await tell({ appointmentIds: [hers.id], text })).queued).toBe(0);
  await world.inCompany(salon.salon.companyId, (scope) => postDueMails(scope, post(), noon));
  const sent = { state: 'sent', channel: 'email', recipient: 'eva@casa.test' };
  expect((await written(hers.id)).filter(({ occasion }) => occasion === 'affected')).toMatchObject([
    sent,
  ]);
  const actor = { userId: null, requestId: 'test' };
  const letters = await world.system.scopes.asOperator(actor, (scope) =>
    scope.select().from(mails).where(eq(mails.recipient, 'eva@casa.test')),
  );
  const letter = letters.find((mail) => mail.text.includes('não vamos poder atender'));
  expect(letter?.text).toContain('Ver, remarcar ou cancelar');
});

test('nobody without a phone is told where the company writes no letters', async () => {
  const { get, save } = salon.api.messaging.settings;
  const before = await get();
  await save({ ...before, noticeChannels: ['whatsapp', 'link'] });
  const lea = await salon.salon.serves('Léa', { phone: '', email: 'lea@casa.test' });
  const { id } = await book({ ...salon, maria: lea }, at(16, '14:00'));
  const told = await salon.api.messaging.affected.tell({ appointmentIds: [id], text });
  expect(told).toEqual({ queued: 0, leftOut: 1 });
  await save({ ...(await get()), noticeChannels: before.noticeChannels });
});

test.each(['skipped', 'failed'] as const)('what was %s can be told again', async (state) => {
  const { id } = await book(salon, at(13, state === 'failed' ? '16:00' : '17:00'));
  await salon.api.messaging.affected.tell({ appointmentIds: [id], text });
  await world.inCompany(salon.salon.companyId, (scope) =>
    scope.update(messages).set({ state, attempts: 3 }).where(eq(messages.appointmentId, id)),
  );
  expect(await salon.api.messaging.affected.listTold()).not.toContain(id);
  const again = await salon.api.messaging.affected.tell({ appointmentIds: [id], text: 'Oi' });
  expect(again).toEqual({ queued: 1, leftOut: 0 });
  expect(await written(id)).toMatchObject([{ state: 'queued', attempts: 0, text: 'Oi' }]);
});

test('nobody is told of a visit that is over, cancelled or of another company', async () => {
  const { id } = await book(salon, at(13, '11:00'));
  await salon.api.scheduling.appointments.changeStatus({ id, status: 'cancelled' });
  const theirs = await book(other, at(13, '11:00'));
  const told = await salon.api.messaging.affected.tell({ appointmentIds: [id, theirs.id], text });
  expect(told).toEqual({ queued: 0, leftOut: 2 });
});

test('whoever was moved meanwhile is not told of the time she had', async () => {
  const { id, version } = await book(salon, at(13, '14:00'));
  await salon.api.messaging.affected.tell({ appointmentIds: [id], text });
  const [message] = await written(id);
  if (!message) throw new Error('Nothing was written');
  const judge = () =>
    world.inCompany(salon.salon.companyId, (scope) => judgeAffected(scope, message, noon));
  expect(await judge()).toMatchObject({ say: { recipient: '5511987654321' } });
  const move = { id, version, professionalId: salon.bia, startTime: at(13, '15:00') };
  await salon.api.scheduling.appointments.move(move);
  expect(await judge()).toEqual({ skip: 'moved' });
});

test('whoever it is no longer the visit of is not told of it', async () => {
  const { id } = await book(salon, at(12, '14:00'));
  await salon.api.messaging.affected.tell({ appointmentIds: [id], text });
  const [message] = await written(id);
  if (!message) throw new Error('Nothing was written');
  const ofAnother = { ...message, clientId: other.maria };
  const verdict = await world.inCompany(salon.salon.companyId, (scope) =>
    judgeAffected(scope, ofAnother, noon),
  );
  expect(verdict).toEqual({ skip: 'no-longer-true' });
});
