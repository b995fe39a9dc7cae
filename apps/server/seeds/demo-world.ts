import { underStartLock } from '../src/foundation/database/start-lock.ts';
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
const DEMO_LOCK = 4_862_004;
/** Telling a whole year takes a while, and whoever waits for it is not in anybody's way. */
const PATIENCE = { perTry: 10_000, inAll: 10 * 60_000 };

/** Tells the demonstration. Whoever asks meanwhile waits, and then finds it told. */
export async function loadDemo(system: System): Promise<void> {
  const { database, logger } = system;
  const { directUrl } = database;
  const lock = { directUrl, key: DEMO_LOCK, name: 'the demonstration', logger, patience: PATIENCE };
  await underStartLock(lock, () => tellDemo(system));
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
