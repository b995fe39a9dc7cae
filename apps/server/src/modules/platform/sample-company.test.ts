import { SAMPLE_COUPON, SAMPLE_SLUG } from '@app/domain/company/sample-company';
import { SAMPLE_SERVICES, SAMPLE_TEAM } from '@app/domain/platform/sample-company';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, visitorOf } from '../../../tests/booking-support.ts';
import { readTables } from '../../../tests/catalogue.ts';
import { ownPage } from '../../../tests/own-appointment-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { type JobContext, listener } from '../../foundation/jobs/job.ts';
import { plans } from '../billing/plans.table.ts';
import { openSampleCompany, renewSampleCompany } from './sample-company.commands.ts';
import { sampleCompanyJobs } from './sample-company.jobs.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
const person = {
  clientName: 'Quitéria Xavante',
  clientPhone: '(11) 97531-8642',
  clientEmail: 'quiteria@xavante.test',
};
const TRACES = ['Quit', 'quit', '975318642', '97531-8642', 'xavante', 'janela'];
let sampleId: string;

beforeAll(async () => {
  await Promise.all([1, 2, 3].map(() => openSampleCompany(parts())));
  sampleId = (await visitor().company(here)).id;
});

const here = { idOrSlug: SAMPLE_SLUG };
const visitor = () => visitorOf(world);

function parts(): JobContext {
  const { scopes, logger } = world.system;
  return { scopes, logger, actor, now: noon };
}

async function firstWish() {
  const [professional] = await visitor().professionals(here);
  const professionalId = professional?.id ?? '';
  const [service] = await visitor().services({ ...here, professionalId });
  const serviceId = service?.id ?? '';
  const asked = { ...here, professionalId, serviceIds: serviceId };
  const day = (await visitor().days(asked)).find(({ available }) => available);
  const [slot] = await visitor().slots({ ...asked, date: day?.date ?? '' });
  return { ...here, professionalId, serviceIds: [serviceId], startTime: slot?.startTime ?? '' };
}

test('however many processes start at once, there is one sample company, told once', async () => {
  await openSampleCompany(parts());

  expect(await visitor().company(here)).toMatchObject({ name: 'Espaço Aurora', isSample: true });
  expect(await visitor().services(here)).toHaveLength(SAMPLE_SERVICES.length);
  expect(await visitor().professionals(here)).toHaveLength(SAMPLE_TEAM.length);
  expect(await samples()).toBe(1);
});

test('a second sample company cannot be stored', async () => {
  const second = world.system.scopes.asOperator(actor, (scope) =>
    scope.execute(sql`
      with claimed as (
        insert into company_slugs (slug, company_id) values ('outra', uuidv7()) returning *
      )
      insert into companies (id, name, slug, is_sample) select company_id, 'Outra', slug, true from claimed`),
  );
  await expect(second).rejects.toMatchObject({
    cause: expect.objectContaining({ constraint: 'companies_one_sample' }),
  });
});

test('every service can be booked on each of the next days', async () => {
  for (const { id } of await visitor().services(here)) {
    const days = await visitor().days({ ...here, serviceIds: id });
    expect(days.slice(1, 15).filter(({ available }) => available).length).toBeGreaterThan(10);
  }
});

test('the address belongs to nobody else', async () => {
  const salon = await world.tell.company(
    'Demo',
    { name: 'Bê', email: 'be@demo.test' },
    { slug: 'demo' },
  );
  const owner = await world.as(salon.ownerId);
  expect(await owner.company.company.get()).toMatchObject({ slug: 'demo-2' });
  await expect(owner.company.company.changeSlug({ slug: 'demo' })).rejects.toMatchObject({
    code: 'SLUG_TAKEN',
  });
});

test('it is no company of the platform: no figure counts it', async () => {
  const operatorId = await world.tell.person({ name: 'Op', email: 'op@hora.test' }, 'admin');
  const before = await (await world.as(operatorId)).platform.statistics.read();
  await world.tell.company('Real', { name: 'Ru', email: 'ru@real.test' });
  const after = await (await world.as(operatorId)).platform.statistics.read();
  // The other one is the salon of the test before.
  expect([before.totalCompanies, after.totalCompanies]).toEqual([1, 2]);
  expect([before.activeCompanies, after.activeCompanies]).toEqual([1, 2]);
});

test('no plan closes it, and no limit of a plan stops a booking', async () => {
  const permissions = { appointments: false };
  await world.system.scopes.asOperator(actor, (scope) =>
    scope.update(plans).set({ permissions, maxAppointmentsMonthly: 1, maxProfessionals: 1 }),
  );
  for (const clientPhone of ['11911110001', '11911110002']) {
    const booked = await visitor().book({ ...(await firstWish()), ...person, clientPhone });
    expect(booked.manageUrl).toContain('/a/');
  }
  await expect(renewSampleCompany(parts())).resolves.toBeUndefined();
});

test('nothing follows from what happens there, whoever listens; elsewhere it does', async () => {
  const heard: string[] = [];
  const job = listener('test.write-to-her', 'appointment.booked', async (scope) => {
    heard.push(scope.companyId);
  });
  const salon = await world.tell.company('Ouvida', { name: 'Bê', email: 'be@ouvida.test' });
  await job.run(parts(), { companyId: sampleId, announced: {} });
  await job.run(parts(), { companyId: salon.companyId, announced: {} });
  expect(heard).toEqual([salon.companyId]);
});

describe('each night', () => {
  async function visitEverything(): Promise<void> {
    const wish = await firstWish();
    const guest = visitorOf(world, { idempotencyKey: 'quiteria-1' });
    const hold = await guest.hold(wish);
    const booked = await guest.book({
      ...wish,
      ...person,
      holdId: hold.holdId,
      notes: 'perto da janela',
      couponCode: SAMPLE_COUPON,
    });
    const token = new URL(booked.manageUrl).pathname.slice('/a/'.length);
    await ownPage(world).confirm({ token });
    await ownPage(world).cancel({ token });
    const again = { ...wish, ...person, clientName: 'Quiterinha', notes: 'na janela' };
    await visitor().book({ ...again, couponCode: SAMPLE_COUPON });
    await visitor().hold(await firstWish());
  }

  test('everything that visitors left is gone from every table, and the company is as new', async () => {
    await renewSampleCompany(parts());
    const asNew = await rowsOf(sampleId);
    await visitEverything();
    expect(await tracesIn()).toEqual(
      expect.arrayContaining(['appointments', 'audit_records', 'clients']),
    );
    const used = await rowsOf(sampleId);
    for (const table of [
      'appointment_links',
      'appointment_services',
      'coupon_uses',
      'idempotency_keys',
    ]) {
      expect(used).toHaveProperty(table);
    }

    const [nightly] = sampleCompanyJobs;
    expect(nightly?.every).toMatch(/^\d+ [0-5] \* \* \*$/);
    await nightly?.run(parts(), {});

    expect(await tracesIn()).toEqual([]);
    expect(await rowsOf(sampleId)).toEqual(asNew);
    expect((await visitor().company(here)).id).toBe(sampleId);
    await visitor().book({ ...(await firstWish()), ...person, couponCode: SAMPLE_COUPON });
  });

  test('no other company can be erased', async () => {
    const salon = await world.tell.company('Viva', { name: 'Bê', email: 'be@viva.test' });
    await salon.offers('Corte');
    await expect(
      world.inCompany(salon.companyId, (scope) =>
        scope.execute(sql`select erase_sample_company()`),
      ),
    ).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'only the sample company is ever erased' }),
    });
    expect(await rowsOf(salon.companyId)).toHaveProperty('services', 1);
  });

  test('a company cannot make itself the sample', async () => {
    const salon = await world.tell.company('Esperta', { name: 'Bê', email: 'be@esperta.test' });
    await expect(
      world.inCompany(salon.companyId, (scope) =>
        scope.execute(sql`update companies set is_sample = true`),
      ),
    ).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'permission denied for table companies' }),
    });
  });

  test('the times that were taken are free again for whoever asks', async () => {
    const wish = { ...(await firstWish()), startTime: at('10:00', '2026-03-12') };
    await visitor().book({ ...wish, ...person });
    await expect(visitor().book({ ...wish, ...person })).rejects.toThrow();
    await renewSampleCompany(parts());
    const again = { ...(await firstWish()), startTime: wish.startTime };
    await expect(visitor().book({ ...again, ...person })).resolves.toMatchObject({
      startTime: wish.startTime,
    });
  });
});

function asOperator(query: string): Promise<Record<string, unknown>[]> {
  return world.system.scopes.asOperator(
    actor,
    async (scope) => (await scope.execute(sql.raw(query))).rows,
  );
}

async function samples(): Promise<number> {
  const [counted] = await asOperator(
    'select count(*)::int as count from companies where is_sample',
  );
  return Number(counted?.count);
}

/** How many rows a company has in each table that it has any in. */
async function rowsOf(companyId: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name, hasCompany, forced } of await readTables(world.system.database.pool)) {
    if (!hasCompany || !forced || name === 'audit_records') continue;
    const [counted] = await asOperator(
      `select count(*)::int as count from ${name} where company_id = '${companyId}'`,
    );
    if (Number(counted?.count) > 0) found[name] = Number(counted?.count);
  }
  return found;
}

/** Where anything that she typed can be read, the queue and what belongs to no company included. */
async function tracesIn(): Promise<string[]> {
  const { pool } = world.system.database;
  const found: string[] = [];
  for (const { name, forced } of await readTables(pool)) {
    const table = name.split('.').map(pg.escapeIdentifier).join('.');
    const pattern = pg.escapeLiteral(TRACES.join('|'));
    const query = `select 1 from ${table} as row where to_jsonb(row)::text ~ ${pattern} limit 1`;
    const rows = forced ? await asOperator(query) : (await pool.query(query)).rows;
    if (rows.length > 0) found.push(name);
  }
  return found;
}
