import { underStartLock } from '../src/foundation/database/start-lock.ts';
import type { System } from '../src/system.ts';
import { CLINIC_SLUG, tellDentalClinic } from './companies/dental-clinic.ts';
import { SALON_PHONE, SALON_SLUG, tellSalon, tellSalonMessages } from './companies/salon.ts';
import { type Scenario, scenario } from './scenario.ts';
import { subscribe } from './subscription.ts';
import { connectPhone } from './whatsapp-number.ts';

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
  if (!(await tell.exists(SALON_SLUG))) await tellWholeSalon(system, tell);
  if (!(await tell.exists(CLINIC_SLUG))) await tellDentalClinic(tell);
  if (!(await tell.knows(OPERATOR.email))) await tell.person(OPERATOR, 'admin');
}

async function tellWholeSalon(system: System, tell: Scenario): Promise<void> {
  const told = await tellSalon(tell);
  const { companyId } = told.salon;
  await subscribe(system, companyId);
  // Whom a campaign was for is asked of a year that the database has not counted yet.
  await system.database.pool.query('analyze appointments, clients');
  await tellSalonMessages(told);
  await connectPhone(system, companyId, SALON_PHONE);
}
