import { sql } from 'drizzle-orm';
import { test } from 'vitest';
import { SALON_SLUG } from '../seeds/companies/salon.ts';
import { loadDemo } from '../seeds/demo-world.ts';
import { testWorld } from './support.ts';
const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
const actor = { userId: null, requestId: 'test' };
test('times', async () => {
  await loadDemo(world.system);
  const run = (q: string) => world.system.scopes.asOperator(actor, async (s) => (await s.execute(sql.raw(q))).rows);
  const [{ id } = {id:''}] = (await run(`select id from companies where slug='${SALON_SLUG}'`)) as {id:string}[];
  await run(`update companies set deleted_at=now(), active=false where id='${id}'`);
  const tables = (await run(`
    with recursive owned as (
      select c.oid, c.relname from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.relname not in ('users', 'company_slugs', 'operator_actions')
    ),
    pointing as (select conrelid as child, confrelid as parent from pg_constraint where contype = 'f' and conrelid <> confrelid),
    depth as (select oid, 0 as deep from owned union select pointing.parent, deep + 1 from depth join pointing on pointing.child = depth.oid where deep < 20)
    select owned.relname as name from owned join depth using (oid) group by owned.relname
    order by owned.relname = 'audit_records', max(deep), owned.relname`)) as {name:string}[];
  const t1=Date.now();
  for (const { name } of tables) {
    let rows = 0; let pieces=0; const began = Date.now(); const each:number[]=[];
    for (;;) {
      const b=Date.now();
      const [r] = (await run(`select purge_company_rows('${id}'::uuid, '${name}'::regclass, 500) as n`)) as {n:number}[];
      each.push(Date.now()-b);
      if (!r || r.n <= 0) break;
      rows += r.n; pieces++;
    }
    if (rows > 300 || Date.now()-began>60) console.log(name, 'rows', rows, 'pieces', pieces, 'ms', Date.now() - began, 'max', Math.max(...each), 'first', each[0], 'last', each.at(-2));
  }
  console.log('total', Date.now()-t1);
}, 300000);
