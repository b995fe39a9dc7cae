import type { System } from '../src/system.ts';
import { CLINIC_SLUG, tellDentalClinic } from './companies/dental-clinic.ts';
import { SALON_SLUG, tellSalon } from './companies/salon.ts';
import { scenario } from './scenario.ts';
import { subscribe } from './subscription.ts';

const OPERATOR = {
  name: 'Operação Hora Marcada',
  email: 'admin@horamarcada.test',
  hasConfirmed: true,
} as const;
// Any constant will do, as long as every process of ours takes the same lock.
const DEMO_LOCK = 4_862_004;

/** Tells the demonstration. Whoever asks meanwhile waits, and then finds it told. */
export async function loadDemo(system: System): Promise<void> {
  const client = await system.database.pool.connect();
  try {
    // Waiting for somebody else to tell a whole year is no statement that hangs.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    await tellDemo(system);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [DEMO_LOCK]);
    await client.query('reset statement_timeout');
    client.release();
  }
}

/**
 * Told once: what exists already is left as people changed it. The operator comes last, because
 * with her the first access is over, and until then it can be told again.
 */
async function tellDemo(system: System): Promise<void> {
  const tell = scenario({ scopes: system.scopes, now: system.clock() });
  if (!(await tell.exists(SALON_SLUG))) await subscribe(system, await tellSalon(tell));
  if (!(await tell.exists(CLINIC_SLUG))) await tellDentalClinic(tell);
  if (!(await tell.knows(OPERATOR.email))) await tell.person(OPERATOR, 'admin');
}
