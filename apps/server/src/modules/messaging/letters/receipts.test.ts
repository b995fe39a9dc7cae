import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Counter, openAnotherCounter, paid } from '../../../../tests/settlement-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { MailTransport } from '../../../foundation/mail/mail-message.ts';
import { createMailer, type Mailer } from '../../../foundation/mail/mailer.ts';
import { mails } from '../../../foundation/mail/mails.table.ts';
import { messages } from '../messages.table.ts';
import { postDueMails } from './letters.commands.ts';
import { letterJobs } from './letters.jobs.ts';
import { sendReceipt } from './receipts.commands.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
const publicUrl = 'http://localhost:3000';
const email = 'maria@casa.test';
let counter: Counter;

beforeEach(async () => {
  counter = await openAnotherCounter(world);
});

const inSalon = <Answer>(work: (scope: CompanyScope) => Promise<Answer>) =>
  world.inCompany(counter.salon.companyId, work);
const postAt = (now: Temporal.Instant, mailer: Mailer = world.system.mailer) =>
  inSalon((scope) => postDueMails(scope, { mailer, publicUrl }, now));
const stored = () => inSalon((scope) => scope.select().from(messages).orderBy(asc(messages.id)));
const receipts = () => counter.api.cash.receipts;

async function mailsTo(recipient: string) {
  const actor = { userId: null, requestId: 'test' };
  return world.system.scopes.asOperator(actor, (scope) =>
    scope.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id),
  );
}

test('a receipt goes in the company’s name, with what was done, what it came to and how it was paid', async () => {
  const { id, receiptNumber } = await paid(counter, {
    discountCents: 500,
    tipCents: 1000,
    by: { PIX: 55_00 },
  });
  const asked = await receipts().send({ id, email: ' Um@Casa.test ' });
  expect(asked).toMatchObject({ email: 'um@casa.test', state: 'under-way' });
  await postAt(noon);
  const [mail, ...more] = await mailsTo('um@casa.test');
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(new RegExp(`^Recibo nº ${receiptNumber} · Salão`));
  expect(mail?.fromName).toMatch(/^Salão/);
  expect(mail?.text).toContain('Pagamento de 10/03/2026 12:00.');
  expect(mail?.text).toContain('Cliente: María Antônia\nProfissional: Ana Júlia');
  const sums = 'Corte: R$ 50,00\nSubtotal: R$ 50,00\nDesconto: −R$ 5,00\nGorjeta: R$ 10,00';
  expect(mail?.text).toContain(`${sums}\nTotal: R$ 55,00`);
  expect(mail?.text).toContain('Pago com\nPIX: R$ 55,00');
  expect(mail?.text).toContain('não é um documento fiscal');
  expect(mail?.html).toContain('@media (prefers-color-scheme:dark)');
  expect(mail?.html).toContain('R$ 55,00</td>');
  const now = await receipts().get({ messageId: asked.messageId });
  expect(now).toEqual({ messageId: asked.messageId, email: 'um@casa.test', state: 'sent' });
});

describe('with a mail server', () => {
  const transport: MailTransport = { send: async () => 'ok', close() {} };
  const context = () => {
    const { scopes, logger } = world.system;
    return { scopes, actor: { userId: null, requestId: 'test' }, now: noon, logger };
  };
  const tell = async (name: string) => {
    const [message] = await stored();
    const news = { companyId: counter.salon.companyId, messageId: message?.id };
    await letterJobs.find((job) => job.name === name)?.run(context(), news);
  };

  test('it has been sent only when its server took it', async () => {
    const { id } = await paid(counter);
    const { messageId } = await receipts().send({ id, email });
    await postAt(noon, createMailer(transport));
    expect(await receipts().get({ messageId })).toMatchObject({ state: 'under-way' });
    await tell('letter.left');
    expect(await receipts().get({ messageId })).toMatchObject({ state: 'sent' });
    expect(await stored()).toMatchObject([{ sentAt: noon, recipient: email }]);
  });

  test('refused for good, it says so and can be sent again at once', async () => {
    const { id } = await paid(counter);
    const { messageId } = await receipts().send({ id, email });
    await postAt(noon, createMailer(transport));
    await tell('letter.lost');
    await tell('letter.left');
    expect(await receipts().get({ messageId })).toMatchObject({ state: 'failed' });
    expect(await stored()).toMatchObject([{ channel: 'email', error: 'mail-refused' }]);
    const again = await receipts().send({ id, email });
    expect(again.messageId).not.toBe(messageId);
    await counter.api.messaging.sending.retry({ id: messageId });
    await postAt(noon);
    expect((await stored()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
});

describe('the address to keep', () => {
  const transport: MailTransport = { send: async () => 'ok', close() {} };
  const keptOf = async () => {
    const [message] = await stored();
    return (await counter.api.clients.clients.get({ id: message?.clientId ?? '' })).email;
  };
  const hears = async (name: 'letter.left' | 'letter.lost') => {
    const { scopes, logger } = world.system;
    const [message] = await stored();
    const news = { companyId: counter.salon.companyId, messageId: message?.id };
    const context = { scopes, actor: { userId: null, requestId: 'test' }, now: noon, logger };
    await letterJobs.find((job) => job.name === name)?.run(context, news);
  };

  test('is kept once the receipt left, also where that was wished for only afterwards', async () => {
    const { id } = await paid(counter);
    await receipts().send({ id, email });
    await receipts().send({ id, email, keepForClient: true });
    expect(await stored()).toHaveLength(1);
    await postAt(noon, createMailer(transport));
    expect(await keptOf()).toBe('');
    await hears('letter.left');
    expect(await keptOf()).toBe(email);
  });

  test('is not kept where the server refused it', async () => {
    const { id } = await paid(counter);
    await receipts().send({ id, email, keepForClient: true });
    await postAt(noon, createMailer(transport));
    await hears('letter.lost');
    expect(await keptOf()).toBe('');
  });

  test('is not kept of a payment that was taken back', async () => {
    const { id } = await paid(counter);
    await counter.api.cash.settlements.refund({ id });
    await receipts().send({ id, email, keepForClient: true });
    await postAt(noon);
    expect(await stored()).toMatchObject([{ state: 'sent' }]);
    expect(await keptOf()).toBe('');
  });
});

test('asked for twice at once it goes once, to each address; later it goes again', async () => {
  const { id } = await paid(counter);
  const wish = { settlementId: id, email, keepForClient: false };
  const ask = (now: Temporal.Instant, to = email) =>
    inSalon((scope) =>
      sendReceipt(scope, { ...wish, email: to }, { userId: counter.salon.ownerId, now }),
    );
  const both = await Promise.all([ask(noon), ask(noon)]);
  expect(new Set(both.map((one) => one.accepted && one.value.id)).size).toBe(1);
  await ask(noon.add({ seconds: 59 }));
  await ask(noon, 'outra@casa.test');
  expect(await stored()).toHaveLength(2);
  await ask(noon.add({ seconds: 60 }));
  expect(await stored()).toHaveLength(3);
  for (let hour = 1; hour <= 8; hour += 1) await ask(noon.add({ hours: hour }));
  expect(await ask(noon.add({ hours: 9 }))).toEqual({ accepted: false, reason: 'too-often' });
});

test('the address becomes the client’s where she had none, and only when somebody says so', async () => {
  const { id, appointmentId } = await paid(counter);
  const emailNow = async () =>
    (await counter.api.cash.settlements.ofAppointment({ appointmentId }))?.clientEmail;
  const before = await emailNow();
  await receipts().send({ id, email });
  expect(await emailNow()).toBe(before);
  const clientId = (await stored())[0]?.clientId ?? '';
  const client = await counter.api.clients.clients.get({ id: clientId });
  expect(client.email).toBe(before ?? '');
  await receipts().send({ id, email: 'nova@casa.test', keepForClient: true });
  expect(await emailNow()).toBe(before);
  await postAt(noon);
  expect(await emailNow()).toBe(before || 'nova@casa.test');
  await receipts().send({ id, email: 'terceira@casa.test', keepForClient: true });
  await postAt(noon);
  expect(await emailNow()).toBe(before || 'nova@casa.test');
});

test('it needs a right address and a payment, of this company, and somebody who works at the counter', async () => {
  const { id } = await paid(counter);
  await expect(receipts().send({ id, email: 'maria' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  const missing = { code: 'SETTLEMENT_NOT_FOUND' };
  await expect(receipts().send({ id: crypto.randomUUID(), email })).rejects.toMatchObject(missing);
  const { messageId } = await receipts().send({ id, email });
  const neighbour = (await openAnotherCounter(world)).api.cash.receipts;
  await expect(neighbour.send({ id, email })).rejects.toMatchObject(missing);
  await expect(neighbour.get({ messageId })).rejects.toMatchObject({
    code: 'RECEIPT_MAIL_NOT_FOUND',
  });
  const pat = { name: 'Pat', email: `pat@${counter.salon.companyId}.test` };
  const other = await world.as(await counter.salon.isJoinedBy(pat, 'professional'));
  await expect(other.cash.receipts.send({ id, email })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
