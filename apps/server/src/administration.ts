import { type Clock, systemClock } from './foundation/clock.ts';
import { type Database, openDatabaseBeside } from './foundation/database/database.ts';
import { createScopes, type Scopes } from './foundation/database/scopes.ts';
import { databaseOf, type Environment } from './foundation/environment.ts';
import { createLogger } from './foundation/logger.ts';
import { createPayments, type Payments } from './foundation/payments/payments.ts';
import { sendToThisServer } from './foundation/payments/simulator/loopback.ts';
import { createStripeSimulator } from './foundation/payments/simulator/stripe-simulator.ts';
import { loadAppSecret } from './foundation/secrets/app-secret.ts';
import { sealingKeyFrom } from './foundation/secrets/sealed-secret.ts';
import { createSettingsStore, type SettingsStore } from './foundation/settings/settings.ts';

/** What a command at the terminal stands on: the database and the settings, and no server. */
export type Administration = {
  environment: Environment;
  database: Database;
  scopes: Scopes;
  settings: SettingsStore;
  payments: Payments;
  clock: Clock;
};

export async function openAdministration(
  environment: Environment,
  transport?: typeof fetch,
): Promise<Administration> {
  const { DATA_DIR: dataFolder, APP_SECRET: configured } = environment;
  const logger = createLogger('error');
  const database = await openDatabaseBeside({ ...databaseOf(environment), logger });
  const scopes = createScopes({
    pool: database.requests,
    jobsIn: () => ({ enqueue: nothingToEnqueue, listenersOf: () => [] }),
    publishChanges: () => {},
  });
  const settings = createSettingsStore(sealingKeyFrom(loadAppSecret({ configured, dataFolder })));
  const clock = systemClock;
  const payments = createPayments({
    scopes,
    settings,
    clock,
    logger,
    simulator: createStripeSimulator({
      scopes,
      settings,
      clock,
      publicUrl: environment.PUBLIC_URL,
      send: sendToThisServer(environment),
    }),
    withoutKeys: 'refuse',
    ...(transport && { transport }),
  });
  return { environment, database, scopes, settings, payments, clock };
}

export function closeAdministration({ database }: Administration): Promise<void> {
  return database.close();
}

function nothingToEnqueue(): never {
  throw new Error('A command at the terminal starts no jobs');
}
