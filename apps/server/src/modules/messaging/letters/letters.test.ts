import type { MessagingSettings } from '@app/contract/messaging/messaging-settings.contract';
import { USUAL_REMINDER } from '@app/domain/messaging/letter';
import { renderTemplate } from '@app/domain/messaging/template';
import { eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { at, openSalon, type Salon, somePhone } from '../../../../tests/booking-support.ts';
import { bookOnline, ownPage } from '../../../../tests/own-appointment-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { mails } from '../../../foundation/mail/mails.table.ts';
import { services } from '../../catalog/services.table.ts';
import { companies } from '../../company/companies.table.ts';
import { professionals } from '../../team/professionals.table.ts';
import { messages } from '../messages.table.ts';
import { postDueMails } from './letters.commands.ts';
import { letterBeat, letterJobs } from './letters.jobs.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
const publicUrl = 'http://localhost:3000';
let salon: Salon;
let count = 0;

beforeEach(async () => {
  count += 1;
  salon = await openSalon(world, `Salão${'abcdefghijklmnopqrstuvwxyz'.charAt(count)}`);
});

const post = () => ({ mailer: world.system.mailer, publicUrl });
const inSalon = <Answer>(work: (scope: CompanyScope) => Promise<Answer>) =>
  world.inCompany(salon.companyId, work);
const asOwner = () => world.as(salon.ownerId);
async function settings(changes: Partial<MessagingSettings>): Promise<void> {
  const { get, save } = (await asOwner()).messaging.settings;
  await save({ ...(await get()), ...changes });
}
const postAt = (now: Temporal.Instant) => inSalon((scope) => postDueMails(scope, post(), now));

async function mailsTo(recipient: string) {
  const actor = { userId: null, requestId: 'test' };
  return world.system.scopes.asOperator(actor, (scope) =>
    scope.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id),
  );
}

async function letters(): Promise<string[]> {
  const rows = await inSalon((scope) =>
    scope.select().from(messages).where(eq(messages.channel, 'email')).orderBy(messages.plannedAt),
  );
  return rows.map(({ occasion, state, reason }) =>
    [occasion.replace('appointment_', ''), state, reason].filter(Boolean).join(' '),
  );
}

async function bookFor(email: string, startTime = at('10:00')) {
  const clientId = await salon.serves('Ana Clara', { phone: somePhone(), email });
  const api = await asOwner();
  return api.scheduling.appointments.book({
    clientId,
    professionalId: salon.ana,
    serviceIds: [salon.corte],
    startTime,
  });
}

describe('booked', () => {
  test('whoever books online has her letter, with a date for her calendar and a way to her page', async () => {
    await bookOnline(world, salon, { clientEmail: 'maria@casa.test' });
    await letterBeat(post()).run({
      ...world.system,
      actor: { userId: null, requestId: 'test' },
      now: noon,
    });
    const [mail, ...more] = await mailsTo('maria@casa.test');
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Seu horário está marcado: 11/03/2026 às 10:00');
    expect(mail?.fromName).toMatch(/^Salão/);
    expect(mail?.text).toContain('Olá, Maria Souza!');
    expect(mail?.text).toContain('Quando: quarta-feira, 11/03/2026 às 10:00');
    expect(mail?.calendar).toContain('DTSTART;TZID=America/Sao_Paulo:20260311T100000');
    const [, token] = /\/a\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(await ownPage(world).get({ token: token ?? '' })).toMatchObject({
      startTime: at('10:00'),
    });
  });

  test('nothing waits for whoever gave no address, or where letters are switched off', async () => {
    await bookFor('');
    expect(await letters()).toEqual([]);
    await settings({ mailsBooked: false });
    await bookFor('ana@casa.test', at('14:00'));
    expect(await letters()).toEqual([]);
  });

  test('what somebody types with another’s phone goes to what she typed, and names nobody else', async () => {
    await settings({
      mailsReminder24h: true,
      mailReminder24hText: 'Oi {client_name}! {birthday_date}{total_appointments}',
    });
    const clientPhone = somePhone();
    await salon.serves('Beltrana Lima', {
      phone: clientPhone,
      email: 'beltrana@casa.test',
      birthDate: Temporal.PlainDate.from('1990-04-05'),
    });
    const startTime = at('10:00', '2026-03-13');
    const typed = { clientName: 'Fulana', clientEmail: 'fulana@rua.test', clientPhone, startTime };
    await bookOnline(world, salon, typed);
    await postAt(noon);
    await postAt(Temporal.Instant.from(at('10:00', '2026-03-12')));
    const written = await mailsTo('fulana@rua.test');
    expect(written).toHaveLength(2);
    expect(written[1]?.text).toContain('Oi Fulana!');
    for (const { text, html } of written) {
      expect(`${text}${html}`).not.toMatch(/Beltrana|05\/04/);
    }
    expect(await mailsTo('beltrana@casa.test')).toEqual([]);
  });

  test('a name that leads elsewhere stands in no letter', async () => {
    await bookOnline(world, salon, {
      clientName: 'Ganhe em premio.com',
      clientEmail: 'isca@casa.test',
    });
    await postAt(noon);
    const [mail] = await mailsTo('isca@casa.test');
    expect(mail?.text).toContain('Olá!');
    expect(`${mail?.text}${mail?.html}`).not.toContain('premio.com');
  });

  test('names and words that look like a page are text in it', async () => {
    const attack = '<img src=x onerror="a()">';
    await inSalon(async (scope) => {
      await scope.update(services).set({ name: `Corte ${attack}` });
      await scope.update(professionals).set({ name: `Ana ${attack}` });
    });
    await world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
      scope.update(companies).set({ tradeName: attack }).where(eq(companies.id, salon.companyId)),
    );
    await settings({ mailsReminder24h: true, mailReminder24hText: `Oi {NOME} ${attack}` });
    const clientId = await salon.serves(`Eva ${attack}`, {
      phone: somePhone(),
      email: 'x@casa.test',
    });
    await (await asOwner()).scheduling.appointments.book({
      clientId,
      professionalId: salon.ana,
      serviceIds: [salon.corte],
      startTime: at('10:00', '2026-03-13'),
    });
    await postAt(noon);
    await postAt(Temporal.Instant.from(at('10:00', '2026-03-12')));
    const written = await mailsTo('x@casa.test');
    expect(written).toHaveLength(2);
    for (const { html } of written) {
      expect(html).not.toContain('<img');
      expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;');
    }
  });

  test('each is written once, however many write', async () => {
    await bookFor('uma@casa.test');
    await Promise.all(Array.from({ length: 4 }, () => postAt(noon)));
    await postAt(noon);
    expect(await mailsTo('uma@casa.test')).toHaveLength(1);
    expect(await letters()).toEqual(['created sent']);
  });

  test('whoever wants no more messages about it gets none', async () => {
    const { token } = await bookOnline(world, salon, { clientEmail: 'chega@casa.test' });
    await ownPage(world).stopMessages({ token });
    await postAt(noon);
    expect(await mailsTo('chega@casa.test')).toEqual([]);
    expect(await letters()).toEqual(['created skipped stopped']);
  });
});

describe('asked for', () => {
  test('a request says that somebody has yet to agree, and hears when she did', async () => {
    await salon.takesBookings({ manualApproval: true });
    const { id } = await bookOnline(world, salon, { clientEmail: 'pede@casa.test' });
    await postAt(noon);
    const api = await asOwner();
    await api.scheduling.appointments.changeStatus({ id, status: 'confirmed' });
    await postAt(noon);
    const subjects = (await mailsTo('pede@casa.test')).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Recebemos seu pedido', 'Seu horário está confirmado']);
  });

  test('who was told that her time is hers does not hear it again when it is confirmed', async () => {
    const { id } = await bookFor('sabe@casa.test');
    await postAt(noon);
    await (await asOwner()).scheduling.appointments.changeStatus({ id, status: 'confirmed' });
    expect(await letters()).toEqual(['created sent']);
  });
});

describe('changed', () => {
  test('what the counter moves twice is written once, where it came to rest', async () => {
    const { id, version } = await bookFor('move@casa.test');
    await postAt(noon);
    const api = (await asOwner()).scheduling.appointments;
    const there = { id, version, professionalId: salon.ana, startTime: at('14:00') };
    const moved = await api.move(there);
    await api.move({ ...there, version: moved.version, startTime: at('15:00') });
    await postAt(noon);
    expect(await mailsTo('move@casa.test')).toHaveLength(1);
    await postAt(noon.add({ minutes: 1 }));
    const [, mail, ...more] = await mailsTo('move@casa.test');
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Seu horário mudou: agora é 11/03/2026 às 15:00');
  });

  test('a time that is approved in the same minute is told once, and not as changed afterwards', async () => {
    await salon.takesBookings({ manualApproval: true });
    const { id } = await bookOnline(world, salon, { clientEmail: 'aprova@casa.test' });
    await postAt(noon);
    const api = (await asOwner()).scheduling.appointments;
    const { version } = await api.get({ id });
    await api.move({ id, version, professionalId: salon.ana, startTime: at('14:00') });
    await api.changeStatus({ id, status: 'confirmed' });
    await postAt(noon.add({ minutes: 2 }));
    const subjects = (await mailsTo('aprova@casa.test')).map(({ subject }) => subject);
    expect(subjects).toMatchObject([
      expect.stringContaining('Recebemos seu pedido'),
      expect.stringContaining('Seu horário está confirmado: 11/03/2026 às 14:00'),
    ]);
  });

  test('a cancellation is written, and what waited before it is not', async () => {
    const { id } = await bookFor('cancela@casa.test');
    await (await asOwner()).scheduling.appointments.changeStatus({ id, status: 'cancelled' });
    await postAt(noon);
    const [mail, ...more] = await mailsTo('cancela@casa.test');
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Seu horário foi cancelado');
    expect(mail?.calendar).toBeNull();
    expect(mail?.text).toContain('/b/');
  });
});

describe('reminders', () => {
  test('say by themselves what their preview shows', async () => {
    await bookFor('sempre@casa.test', at('10:00', '2026-03-13'));
    await settings({ mailsReminder24h: true });
    await postAt(noon);
    await postAt(Temporal.Instant.from(at('10:00', '2026-03-12')));
    const [, reminder] = await mailsTo('sempre@casa.test');
    const company_name = reminder?.fromName ?? '';
    const shown = renderTemplate(USUAL_REMINDER, { client_name: 'Ana Clara', company_name });
    expect(reminder?.text).toContain(shown);
  });

  test('switched on they are armed for what is booked, in the company’s own words; off they stay', async () => {
    await bookFor('lembra@casa.test', at('10:00', '2026-03-13'));
    await postAt(noon);
    await settings({ mailsReminder24h: true, mailReminder24hText: 'Oi {NOME}, até {HORARIO}!' });
    await postAt(Temporal.Instant.from(at('10:00', '2026-03-12')));
    const [, reminder] = await mailsTo('lembra@casa.test');
    expect(reminder?.subject).toContain('Lembrete: seu horário é amanhã às 10:00');
    expect(reminder?.text).toContain('Oi Ana Clara, até 10:00!');

    await settings({ mailsReminder1h: true });
    expect((await letters()).at(-1)).toBe('reminder_1h queued');
    await settings({ mailsReminder1h: false });
    expect(await letters()).toEqual([
      'created sent',
      'reminder_24h sent',
      'reminder_1h skipped switched-off',
    ]);
    await settings({ mailsReminder1h: true });
    expect((await letters()).at(-1)).toBe('reminder_1h queued');
  });
});

describe('what found no phone', () => {
  const ON = { enabled: true, templateId: null };
  const byMail = () =>
    inSalon((scope) =>
      scope.update(messages).set({ channel: 'email' }).where(eq(messages.channel, 'whatsapp')),
    );

  test('goes by mail, unless a letter tells the same', async () => {
    await (await asOwner()).messaging.automations.save({
      appointment_created: ON,
      appointment_confirmation: ON,
    });
    const { id } = await bookFor('sem@casa.test');
    await (await asOwner()).scheduling.appointments.changeStatus({ id, status: 'confirmed' });
    await byMail();
    await postAt(noon);
    expect((await letters()).sort()).toEqual([
      'confirmation sent',
      'created sent',
      'created skipped told-by-mail',
    ]);
    const [, instead] = await mailsTo('sem@casa.test');
    expect(instead?.subject).toMatch(/^Mensagem de Salão/);
    expect(instead?.text).toContain('está confirmado');
  });

  test('a letter about a request tells nobody that her time is hers', async () => {
    await salon.takesBookings({ manualApproval: true });
    await (await asOwner()).messaging.automations.save({ appointment_created: ON });
    const client = { name: 'Pedro', phone: somePhone(), email: 'aceita@casa.test' };
    await salon.serves(client.name, client);
    const { id } = await bookOnline(world, salon, {
      clientName: client.name,
      clientPhone: client.phone,
      clientEmail: client.email,
    });
    await byMail();
    await postAt(noon);
    expect((await letters()).sort()).toEqual(['created sent', 'created skipped told-by-mail']);

    await settings({ mailsBooked: false });
    await (await asOwner()).scheduling.appointments.changeStatus({ id, status: 'confirmed' });
    await byMail();
    await postAt(noon);
    const [, approved, ...more] = await mailsTo(client.email);
    expect(approved?.text).toContain('está marcado');
    expect(more).toEqual([]);
  });

  test('who reads in a letter that her time is hers is not mailed so once more', async () => {
    await salon.takesBookings({ manualApproval: true });
    await (await asOwner()).messaging.automations.save({ appointment_created: ON });
    const client = { name: 'Paula', phone: somePhone(), email: 'sabe-ja@casa.test' };
    await salon.serves(client.name, client);
    const { id } = await bookOnline(world, salon, {
      clientName: client.name,
      clientPhone: client.phone,
      clientEmail: client.email,
    });
    await postAt(noon);
    await (await asOwner()).scheduling.appointments.changeStatus({ id, status: 'confirmed' });
    await byMail();
    await postAt(noon);
    const subjects = (await mailsTo(client.email)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Recebemos seu pedido', 'Seu horário está confirmado']);
  });

  test('leads to her own page, and asks for no answer that nobody would count', async () => {
    await (await asOwner()).messaging.automations.save({ appointment_reminder_24h: ON });
    await bookFor('lembrada@casa.test', at('10:00', '2026-03-13'));
    await byMail();
    await postAt(Temporal.Instant.from(at('10:00', '2026-03-12')));
    const [, reminder] = await mailsTo('lembrada@casa.test');
    expect(reminder?.text).toContain('Lembrando do seu horário amanhã');
    expect(reminder?.text).not.toContain('Responda SIM');
    expect(reminder?.text).toContain('Ver, remarcar ou cancelar');
    const [, token] = /\/a\/([\w-]+)/.exec(reminder?.text ?? '') ?? [];
    expect(await ownPage(world).get({ token: token ?? '' })).toMatchObject({
      startTime: at('10:00', '2026-03-13'),
    });
    const [row] = await inSalon((scope) =>
      scope.select().from(messages).where(eq(messages.occasion, 'appointment_reminder_24h')),
    );
    expect(row?.text).not.toMatch(/Responda|\/a\//);
  });

  test('of a cancelled visit, or one that another booked with her phone, leads nowhere', async () => {
    await (await asOwner()).messaging.automations.save({
      appointment_created: ON,
      appointment_cancelled: ON,
    });
    await settings({ mailsBooked: false, mailsCancelled: false });
    const { id } = await bookFor('desmarca@casa.test');
    await (await asOwner()).scheduling.appointments.changeStatus({ id, status: 'cancelled' });
    const clientPhone = somePhone();
    await salon.serves('Dona do Telefone', { phone: clientPhone, email: 'dona@casa.test' });
    const typed = { clientName: 'Outra', clientEmail: 'outra@casa.test', clientPhone };
    await bookOnline(world, salon, { ...typed, startTime: at('14:00') });
    await byMail();
    await postAt(noon);
    for (const recipient of ['desmarca@casa.test', 'dona@casa.test']) {
      const [mail, ...more] = await mailsTo(recipient);
      expect(more).toEqual([]);
      expect(mail?.text).not.toContain('/a/');
    }
  });

  test('without an address goes on to the list from which a person sends it', async () => {
    await (await asOwner()).messaging.automations.save({ appointment_created: ON });
    await bookFor('');
    await inSalon((scope) =>
      scope.update(messages).set({ channel: 'email', recipient: '5511987654321' }),
    );
    await postAt(noon);
    const [message] = await inSalon((scope) => scope.select().from(messages));
    expect(message).toMatchObject({ channel: 'link', state: 'queued', error: 'no-address' });
  });
});

describe('refused by its server for good', () => {
  async function lose(): Promise<void> {
    const [message] = await inSalon((scope) =>
      scope.select().from(messages).where(eq(messages.channel, 'email')),
    );
    const { scopes, logger } = world.system;
    const context = { scopes, actor: { userId: null, requestId: 'test' }, now: noon, logger };
    const lost = { companyId: salon.companyId, messageId: message?.id };
    for (const job of letterJobs) await job.run(context, lost);
  }
  const told = () => inSalon((scope) => scope.select().from(messages));

  test('a letter has failed, and says why', async () => {
    await bookFor('nada@casa.test');
    await postAt(noon);
    await lose();
    await lose();
    const failed = { state: 'failed', channel: 'email', error: 'mail-refused', sentAt: null };
    expect(await told()).toMatchObject([failed]);
  });

  test('goes on to the list with the phone of the client, not with her address', async () => {
    await settings({ mailsBooked: false, noticeChannels: ['email', 'link'] });
    await (await asOwner()).messaging.automations.save({
      appointment_created: { enabled: true, templateId: null },
    });
    const phone = somePhone();
    const clientId = await salon.serves('Rute Dias', { phone, email: 'rute@casa.test' });
    await (await asOwner()).scheduling.appointments.book({
      clientId,
      professionalId: salon.ana,
      serviceIds: [salon.corte],
      startTime: at('10:00', '2026-03-13'),
    });
    await inSalon((scope) =>
      scope.delete(messages).where(ne(messages.occasion, 'appointment_created')),
    );
    await inSalon((scope) => scope.update(messages).set({ channel: 'email' }));
    await postAt(noon);
    expect(await told()).toMatchObject([{ state: 'sent', recipient: 'rute@casa.test' }]);
    await lose();
    const number = `55${phone.replace(/\D/g, '')}`;
    expect(await told()).toMatchObject([{ state: 'queued', channel: 'link', recipient: number }]);
  });

  test('what found no phone goes on to the list; what is no longer that letter stays', async () => {
    await settings({ mailsBooked: false });
    await bookFor('nada2@casa.test');
    const stray = { occasion: 'task', occasionKey: 'task:1', channel: 'email' } as const;
    const words = { recipient: '5511987654321', text: 'Até logo', plannedAt: noon, sentAt: noon };
    await inSalon((scope) =>
      scope.insert(messages).values({ ...stray, ...words, state: 'delivered' }),
    );
    await lose();
    expect(await told()).toMatchObject([{ state: 'delivered', sentAt: noon }]);
    await inSalon((scope) => scope.update(messages).set({ state: 'sent' }));
    await lose();
    expect(await told()).toMatchObject([
      { state: 'queued', channel: 'link', error: 'mail-refused' },
    ]);
  });
});
