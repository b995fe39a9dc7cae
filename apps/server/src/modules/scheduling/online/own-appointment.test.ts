import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  openSalon,
  refusalOf,
  type Salon,
  TOMORROW,
} from '../../../../tests/booking-support.ts';
import { bookOnline, ownPage } from '../../../../tests/own-appointment-support.ts';
import { contextOf, noon, testWorld } from '../../../../tests/support.ts';
import { withoutIds } from '../../../../tests/without-ids.ts';
import { createRateLimiter } from '../../../foundation/http/rate-limit.ts';
import { clients } from '../../clients/clients.table.ts';
import { recordConsent } from '../../clients/privacy/client-consents.commands.ts';
import { listConsents } from '../../clients/privacy/client-consents.queries.ts';
import { companies } from '../../company/companies.table.ts';
import { sellPackage } from '../../prepaid/packages/sold-packages.commands.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { createLink } from './appointment-links.commands.ts';
import { appointmentLinks } from './appointment-links.table.ts';
import { appointmentVisitors } from './appointment-visitors.table.ts';
import { opensAppointment } from './own-appointment-visits.steps.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;
let day = Temporal.PlainDate.from(TOMORROW);

beforeAll(async () => {
  salon = await openSalon(world, 'Salao');
});

/** Ten o'clock of a day that nobody used yet. */
function fresh(): { startTime: string } {
  day = day.add({ days: 1 });
  return { startTime: at('10:00', day.toString()) };
}

async function rowOf(id: string) {
  return world.inCompany(salon.companyId, async (scope) => {
    const [row] = await scope.select().from(appointments).where(eq(appointments.id, id));
    if (!row) throw new Error('The appointment is gone');
    return row;
  });
}

function change(row: Partial<typeof appointments.$inferInsert>, id: string) {
  return world.inCompany(salon.companyId, async (scope) => {
    await scope.update(appointments).set(row).where(eq(appointments.id, id));
  });
}

/** Three haircuts, paid in advance. */
async function giveSessions(clientId: string): Promise<void> {
  const services = [{ serviceId: salon.corte, sessions: 3 }];
  const terms = { name: 'Três cortes', priceCents: 120_00, validDays: null };
  const { packages } = (await world.as(salon.ownerId)).prepaid;
  const { id: packageId } = await packages.create({ ...terms, services });
  const today = Temporal.PlainDate.from(TOMORROW);
  const doing = { userId: salon.ownerId, now: noon, today };
  const sale = { packageId, clientId, price: cents(120_00) };
  const sold = await world.inCompany(salon.companyId, (scope) => sellPackage(scope, sale, doing));
  expect(sold.accepted).toBe(true);
}

describe('the link', () => {
  test('is the address of a page, and any other is of none', async () => {
    const { token } = await bookOnline(world, salon, fresh());
    const visitor = contextOf(world.system, null);
    expect(await opensAppointment(visitor, token)).toBe(true);
    const other = token.endsWith('A') ? 'B' : 'A';
    for (const nothing of ['nao-existe', `${token.slice(0, -1)}${other}`, '%', '']) {
      expect(await opensAppointment(visitor, nothing)).toBe(false);
    }
    // Where the database fails, the page opens and tells it itself.
    const scopes = { ...world.system.scopes, withCompany: () => Promise.reject(new Error('down')) };
    expect(await opensAppointment({ ...visitor, scopes }, token)).toBe(true);
  });

  test('shows the appointment, and of the client no more than her first name', async () => {
    const { startTime } = fresh();
    const wish = { startTime, clientName: 'Maria Souza', clientPhone: '(11) 98888-7777' };
    const { token } = await bookOnline(world, salon, { ...wish, clientEmail: 'ma@souza.test' });
    const shown = await ownPage(world).get({ token });
    expect(shown).toMatchObject({
      firstName: 'Maria',
      professionalName: 'Ana',
      serviceNames: ['Corte'],
      startTime,
      priceCents: 5000,
      status: 'scheduled',
      needsApproval: false,
      cancelledBy: null,
      receivesMessages: true,
      mayConfirm: true,
      mayChange: true,
      company: { id: salon.companyId, name: 'Salao', timezone: 'America/Sao_Paulo' },
    });
    expect(shown.company.bookingUrl).toContain('/b/sal');
    expect(withoutIds(JSON.stringify(shown))).not.toMatch(/Souza|98888|souza\.test/);
  });

  test('is kept as a fingerprint alone', async () => {
    const { token, id } = await bookOnline(world, salon, fresh());
    const [link] = await world.inCompany(salon.companyId, (scope) =>
      scope.select().from(appointmentLinks).where(eq(appointmentLinks.appointmentId, id)),
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(link)).not.toContain(token);
  });

  test.each(['', 'x', 'A'.repeat(22), 'A'.repeat(100), "' or 1=1 --"])(
    'that nobody was given opens nothing: %j',
    async (token) => {
      const page = ownPage(world);
      const calls = [
        page.get({ token }),
        page.confirm({ token }),
        page.cancel({ token }),
        page.days({ token }),
        page.slots({ token, date: TOMORROW }),
        page.move({ token, startTime: at('10:00') }),
        page.stopMessages({ token }),
        page.resumeMessages({ token }),
      ];
      expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'LINK_NOT_FOUND'));
    },
  );

  test('leads to the appointment of its own company and to no other', async () => {
    const other = await openSalon(world, 'Outro');
    const hers = await bookOnline(world, salon, fresh());
    const theirs = await bookOnline(world, other, { startTime: at('10:00') });
    await ownPage(world).cancel({ token: theirs.token });
    expect((await ownPage(world).get({ token: theirs.token })).company.name).toBe('Outro');
    expect((await rowOf(hers.id)).status).toBe('scheduled');
    // A link of one company to an appointment of another cannot even be written.
    await expect(
      world.inCompany(other.companyId, (scope) => createLink(scope, hers.id)),
    ).rejects.toThrow();
  });

  test('tells of sessions that pay the visit only where the team booked it', async () => {
    const { token, id } = await bookOnline(world, salon, fresh());
    const { clientId } = await rowOf(id);
    await giveSessions(clientId ?? '');
    const sessions = async () => (await ownPage(world).get({ token })).sessions;

    // Online a phone is all that is typed, and it may be somebody else's.
    expect(await sessions()).toEqual([]);
    await change({ source: 'staff' }, id);
    expect(await sessions()).toEqual([{ serviceName: 'Corte', left: 3, validUntil: null }]);
    await change({ status: 'cancelled' }, id);
    expect(await sessions()).toEqual([]);
  });

  test('of somebody who asked to be forgotten opens nothing', async () => {
    const { token, id } = await bookOnline(world, salon, fresh());
    const { clientId } = await rowOf(id);
    await world.inCompany(salon.companyId, (scope) =>
      scope
        .update(clients)
        .set({ anonymizedAt: noon })
        .where(eq(clients.id, clientId ?? '')),
    );
    expect(await refusalOf(ownPage(world).get({ token }))).toBe('LINK_NOT_FOUND');
    expect(await refusalOf(ownPage(world).cancel({ token }))).toBe('LINK_NOT_FOUND');
    expect((await rowOf(id)).status).toBe('scheduled');
  });
});

describe('confirming', () => {
  test('is written down, and a second click does nothing', async () => {
    const { token, id } = await bookOnline(world, salon, fresh());
    const shown = await ownPage(world).confirm({ token });
    expect(shown).toMatchObject({ status: 'confirmed', mayConfirm: false, mayChange: true });
    const { version } = await rowOf(id);
    expect(await ownPage(world).confirm({ token })).toEqual(shown);
    expect((await rowOf(id)).version).toBe(version);
  });

  test('does not stand in for the approval of the company', async () => {
    const { token, id } = await bookOnline(world, salon, fresh());
    await change({ needsApproval: true }, id);
    const shown = await ownPage(world).confirm({ token });
    expect(shown).toMatchObject({ status: 'scheduled', needsApproval: true, mayConfirm: false });
  });

  test.each([
    ['cancelled', 'APPOINTMENT_CANCELLED'],
    ['completed', 'TOO_LATE_TO_CHANGE'],
    ['no_show', 'TOO_LATE_TO_CHANGE'],
  ] as const)('is refused once %s: %s', async (status, code) => {
    const { token, id } = await bookOnline(world, salon, fresh());
    await change({ status }, id);
    expect(await refusalOf(ownPage(world).confirm({ token }))).toBe(code);
    expect((await rowOf(id)).status).toBe(status);
  });

  test('is refused once it began', async () => {
    const { token, startTime } = await bookOnline(world, salon, fresh());
    const now = Temporal.Instant.from(startTime);
    expect(await refusalOf(ownPage(world, { now }).confirm({ token }))).toBe('TOO_LATE_TO_CHANGE');
  });
});

describe('cancelling', () => {
  test('frees the time, says who did it, and a second click does nothing', async () => {
    const { startTime } = fresh();
    const { token, id } = await bookOnline(world, salon, { startTime });
    const shown = await ownPage(world).cancel({ token });
    expect(shown).toMatchObject({ status: 'cancelled', cancelledBy: 'client', mayChange: false });
    const { version } = await rowOf(id);
    expect(await ownPage(world).cancel({ token })).toEqual(shown);
    expect((await rowOf(id)).version).toBe(version);
    await bookOnline(world, salon, { startTime });
  });

  test('is refused from the cut-off on', async () => {
    const { token, id, startTime } = await bookOnline(world, salon, fresh());
    const cutoff = Temporal.Instant.from((await ownPage(world).get({ token })).changeUntil);
    expect(cutoff.until(Temporal.Instant.from(startTime)).total('hours')).toBe(2);
    const page = ownPage(world, { now: cutoff });
    expect(await page.get({ token })).toMatchObject({ mayChange: false, mayConfirm: true });
    expect(await refusalOf(page.cancel({ token }))).toBe('TOO_LATE_TO_CHANGE');
    expect((await rowOf(id)).status).toBe('scheduled');
    const before = ownPage(world, { now: cutoff.subtract({ seconds: 1 }) });
    expect(await refusalOf(before.cancel({ token }))).toBe('ACCEPTED');
  });

  test('works in a company that no longer takes bookings online, and in one that was closed', async () => {
    const closing = await openSalon(world, 'Fechando');
    const [first, second] = [
      await bookOnline(world, closing, { startTime: at('10:00') }),
      await bookOnline(world, closing, { startTime: at('11:00') }),
    ];
    await world.inCompany(closing.companyId, (scope) =>
      scope.update(companies).set({ publicBookingEnabled: false }),
    );
    const shown = await ownPage(world).cancel({ token: first.token });
    expect(shown).toMatchObject({ status: 'cancelled', company: { bookingUrl: null } });
    await world.close(closing.companyId);
    expect(await ownPage(world).days({ token: second.token })).toEqual([]);
    const move = { token: second.token, startTime: at('15:00') };
    expect(await refusalOf(ownPage(world).move(move))).toBe('SLOT_UNAVAILABLE');
    expect(await ownPage(world).cancel({ token: second.token })).toMatchObject({
      status: 'cancelled',
    });
  });
});

describe('somebody who booked with another person’s phone', () => {
  const phone = '(11) 97777-0001';
  let maria: string;
  const consents = () => world.inCompany(salon.companyId, (scope) => listConsents(scope, maria));
  const client = async () => (await world.as(salon.ownerId)).clients.clients.get({ id: maria });

  beforeAll(async () => {
    maria = await salon.serves('Maria Verdadeira', { phone, email: '' });
    await world.inCompany(salon.companyId, (scope) =>
      recordConsent(scope, {
        clientId: maria,
        now: noon,
        granted: true,
        source: 'counter',
        recordedBy: null,
      }),
    );
  });

  test('reads what she typed, and leaves nothing on the record', async () => {
    const before = await client();
    const typed = { clientName: 'Fulana de Tal', clientPhone: phone, clientEmail: 'f@rua.test' };
    const { token, id } = await bookOnline(world, salon, { ...fresh(), ...typed });
    expect((await rowOf(id)).clientId).toBe(maria);
    expect(await ownPage(world).get({ token })).toMatchObject({ firstName: 'Fulana' });
    const file = await world.app.inject({ url: `/a/${token}/agenda.ics` });
    expect(file.body).not.toContain('Maria');
    expect(await client()).toEqual(before);
  });

  test('stops messages about this appointment, and withdraws no consent', async () => {
    const about = { ...fresh(), clientName: 'Fulana', clientPhone: phone };
    const { token } = await bookOnline(world, salon, about);
    const before = await client();
    for (let time = 0; time < 2; time++) {
      expect(await ownPage(world).stopMessages({ token })).toMatchObject({
        receivesMessages: false,
      });
    }
    const resumed = await ownPage(world).resumeMessages({ token });
    expect(resumed).toMatchObject({ receivesMessages: true });
    expect(await consents()).toHaveLength(1);
    expect(await client()).toEqual(before);
    expect(before).toMatchObject({ acceptsMarketing: true });
    const another = await bookOnline(world, salon, { ...about, ...fresh() });
    expect(await ownPage(world).get({ token: another.token })).toMatchObject({
      receivesMessages: true,
    });
  });
});

test('a page of before what is typed was kept shows no name', async () => {
  const { token, id } = await bookOnline(world, salon, fresh());
  await world.inCompany(salon.companyId, (scope) =>
    scope.delete(appointmentVisitors).where(eq(appointmentVisitors.appointmentId, id)),
  );
  expect(await ownPage(world).get({ token })).toMatchObject({ firstName: '' });
  expect(await ownPage(world).stopMessages({ token })).toMatchObject({ receivesMessages: false });
});

test('visitors are limited as they are when they look at free times', async () => {
  const limited = ownPage(world, {
    attempts: createRateLimiter({ pool: world.system.database.pool, rateLimits: 'on' }),
    address: '10.9.9.9',
  });
  const calls = Array.from({ length: 301 }, () => refusalOf(limited.get({ token: 'x' })));
  expect((await Promise.all(calls)).filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
});
