import type { SignUpInput } from '@app/contract/identity/sign-up.contract';
import { createRouterClient, type RouterClient } from '@orpc/server';
import { router } from '../src/router.ts';
import type { System } from '../src/system.ts';
import { contextOf, type TestWorld } from './support.ts';

type Strangers = {
  /** The API as somebody unknown sees it, from an address of her own unless she names one. */
  stranger(address?: string): RouterClient<typeof router>;
  /** A sign-up that nobody made yet; what is said about the company may be wrong on purpose. */
  someone(company?: object): SignUpInput & { company: NonNullable<SignUpInput['company']> };
};

export function strangersOf(world: TestWorld): Strangers {
  let addresses = 0;
  let people = 0;
  return {
    stranger(address = `203.0.113.${++addresses}`) {
      return createRouterClient(router, { context: { ...contextOf(world.system, null), address } });
    },
    someone(company = {}) {
      people += 1;
      const email = `ana-${people}@salao.test`;
      return {
        name: 'Ana Lima',
        email,
        password: 'girassol',
        company: {
          name: `Salão ${people}`,
          email,
          documentType: 'cnpj',
          document: '11.222.333/0001-81',
          phone: '(11) 98765-4321',
          ...company,
        },
      };
    },
  };
}

/** While the work runs, the database refuses what is written to this table, for a reason of its own. */
export async function withFailing<Answer>(
  { database: { pool } }: System,
  table: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await pool.query(`
    create or replace function fail() returns trigger language plpgsql as
      $$ begin raise exception 'relation "secret" does not exist'; end $$;
    create trigger fail before insert or update on ${table} for each row execute function fail()`);
  try {
    return await work();
  } finally {
    await pool.query(`drop trigger fail on ${table}`);
  }
}
