import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { CLINIC_SLUG } from '../seeds/companies/dental-clinic.ts';
import { SALON_SLUG } from '../seeds/companies/salon.ts';
import type { Scopes } from '../src/foundation/database/scopes.ts';
import { findAddressOwner, readCompany } from '../src/modules/company/company.queries.ts';
import {
  type ErasureParts,
  eraseCompany,
  eraseDeleted,
} from '../src/modules/platform/companies/company-erasure.commands.ts';
import { visitorOf } from './booking-support.ts';
import { readTables } from './catalogue.ts';
import { noon, type TestWorld } from './support.ts';

const actor = { userId: null, requestId: 'test' };

/** Of a world in which the demonstration was told before: it has rows of nearly everything. Comes last. */
export function describeErasure(world: TestWorld): void {
  describe('a company that is deleted', () => {
    let operator: Awaited<ReturnType<TestWorld['as']>>;
    let salonId: string;
    let clinicId: string;
    let name: string;

    beforeAll(async () => {
      const operatorId = await world.tell.person({ name: 'Op', email: 'op@hora.test' }, 'admin');
      operator = await world.as(operatorId);
      salonId = await companyAt(SALON_SLUG);
      clinicId = await companyAt(CLINIC_SLUG);
      name = (await world.inCompany(salonId, readCompany)).name;
    });

    test('a company that nobody deleted is not erased, whoever asks', async () => {
      await eraseCompany(parts(), clinicId);
      expect(await rowsOf(clinicId)).toHaveProperty('clients');
      for (const query of [
        sql`select purge_company(${clinicId}::uuid)`,
        sql`select purge_company_rows(${clinicId}::uuid, 'clients'::regclass, 1)`,
      ]) {
        await expect(
          world.system.scopes.asOperator(actor, (scope) => scope.execute(query)),
        ).rejects.toMatchObject({
          cause: expect.objectContaining({ message: 'only a company that was deleted is erased' }),
        });
        await expect(
          world.inCompany(clinicId, (scope) => scope.execute(query)),
        ).rejects.toMatchObject({
          cause: expect.objectContaining({ message: expect.stringMatching(/^permission denied/) }),
        });
      }
    });

    test('nobody pretends that money goes because its company goes', async () => {
      const pretend = (query: ReturnType<typeof sql>) =>
        world.system.scopes.asOperator(actor, async (scope) => {
          await scope.execute(sql`select set_config('app.erased_company', ${clinicId}, true)`);
          await scope.execute(query);
        });
      await expect(
        pretend(sql`delete from settlements where company_id = ${clinicId}::uuid`),
      ).rejects.toMatchObject({
        cause: expect.objectContaining({ constraint: 'transactions_kept' }),
      });
    });

    test('the name has to be typed; then the company is closed at once, and once', async () => {
      const wrong = operator.platform.companies.remove({ id: salonId, name: 'Salão' });
      await expect(wrong).rejects.toMatchObject({ code: 'NAME_NOT_TYPED' });
      await visitorOf(world).company({ idOrSlug: SALON_SLUG });

      const deleted = await operator.platform.companies.remove({ id: salonId, name: ` ${name} ` });
      expect(deleted.badge).toBe('deleting');
      await expect(visitorOf(world).company({ idOrSlug: SALON_SLUG })).rejects.toMatchObject({
        status: 404,
      });
      const again = { code: 'COMPANY_BEING_DELETED' };
      const { companies } = operator.platform;
      await expect(companies.remove({ id: salonId, name })).rejects.toMatchObject(again);
      await expect(companies.reactivate({ id: salonId })).rejects.toMatchObject(again);
      expect(await companyAt(SALON_SLUG)).toBe(salonId);
      const { items } = await companies.list({ badge: 'deleting' });
      expect(items.map(({ id }) => id)).toEqual([salonId]);
    });

    test('whoever comes after a crash goes on, until nothing of it is left anywhere and others have all', async () => {
      const before = { clinic: await rowsOf(clinicId), people: await people() };
      const logo = `company-logos/${salonId}/logo-a.webp`;
      const foreign = `company-logos/${clinicId}/logo-a.webp`;
      for (const path of [logo, foreign]) {
        await world.system.files.put(path, Uint8Array.of(1), 'image/webp');
      }
      expect(Object.keys(await rowsOf(salonId)).length).toBeGreaterThan(40);
      expect(await customersAtProvider()).toContain(salonId);

      for (const steps of [1, 30, 110]) {
        await expect(eraseCompany(parts(dyingAfter(steps)), salonId)).rejects.toThrow('killed');
        expect(await companyAt(SALON_SLUG)).toBe(salonId);
      }
      await Promise.all([eraseDeleted(parts()), eraseDeleted(parts())]);
      await eraseDeleted(parts());

      expect(await rowsOf(salonId)).toEqual({ operator_actions: 2 });
      expect(await rowsOf(clinicId)).toEqual(before.clinic);
      expect(await people()).toEqual(before.people);
      expect(await customersAtProvider()).not.toContain(salonId);
      expect(await world.system.files.get(logo)).toBeNull();
      expect(await world.system.files.get(foreign)).not.toBeNull();
      expect(
        await world.system.scopes.asOperator(actor, (s) => findAddressOwner(s, SALON_SLUG)),
      ).toBe(null);
    }, 300_000);

    test('the trail still says who deleted it, and when it was gone', async () => {
      const { rows } = await asOperator(
        `select action, subject, user_id is not null as "byPerson" from operator_actions
     where company_id = '${salonId}' order by id`,
      );
      expect(rows).toEqual([
        { action: 'company.deleted', subject: name, byPerson: true },
        { action: 'company.erased', subject: name, byPerson: false },
      ]);
    });
  });

  function parts(scopes: Scopes = world.system.scopes): ErasureParts {
    const { logger, payments, files, whatsapp, sealer, markOf, environment } = world.system;
    const late = { payments, files, whatsapp, sealer, markOf, environment, clock: () => noon };
    return { scopes, logger, actor, now: noon, ...late };
  }

  /** Dies at the beginning of the transaction after so many, as a process does that is killed. */
  function dyingAfter(steps: number): Scopes {
    let left = steps;
    return {
      ...world.system.scopes,
      asOperator(who, work) {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return world.system.scopes.asOperator(who, work);
      },
    };
  }

  async function companyAt(slug: string): Promise<string> {
    const find = (scope: Parameters<typeof findAddressOwner>[0]) => findAddressOwner(scope, slug);
    return (await world.system.scopes.asOperator(actor, find)) ?? 'nobody';
  }

  function asOperator(query: string) {
    return world.system.scopes.asOperator(actor, (scope) => scope.execute(sql.raw(query)));
  }

  /** How many rows name the company, in each table that has any; accounts that open it among them. */
  async function rowsOf(companyId: string): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const { name: table, hasCompany } of await readTables(world.system.database.pool)) {
      if (!hasCompany || table.includes('.')) continue;
      const { rows } = await asOperator(
        `select count(*)::int as count from ${table} where company_id = '${companyId}'`,
      );
      if (Number(rows[0]?.count) > 0) found[table] = Number(rows[0]?.count);
    }
    return found;
  }

  async function people(): Promise<unknown[]> {
    return (await asOperator('select id, email from users order by id')).rows;
  }

  async function customersAtProvider(): Promise<unknown[]> {
    const { rows } = await asOperator(
      `select body -> 'metadata' ->> 'company_id' as id from simulator_objects where kind = 'customer'`,
    );
    return rows.map(({ id }) => id);
  }
}
