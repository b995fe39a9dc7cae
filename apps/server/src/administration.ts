import { type Clock, systemClock } from './foundation/clock.ts';
import { type Database, openDatabaseBeside } from './foundation/database/database.ts';
import { createScopes, type Scopes } from './foundation/database/scopes.ts';
import { databaseOf, type Environment, secretsOf } from './foundation/environment.ts';
import { type Installation, openInstallation } from './foundation/installation/mark-key.ts';
import { createLogger } from './foundation/logger.ts';
import { createPayments, type Payments } from './foundation/payments/payments.ts';
import type { AppSecrets } from './foundation/secrets/app-secret.ts';
import { createSettingsStore, type SettingsStore } from './foundation/settings/settings.ts';
import { createWhatsapp, type Whatsapp } from './foundation/whatsapp/whatsapp.ts';
import { sendToThisServer } from './simulator/loopback.ts';
import { createStripeSimulator } from './simulator/stripe-simulator.ts';

/** What a command at the terminal stands on: the database and the settings, and no server. */
export type Administration = {
  environment: Environment;
  secrets: AppSecrets;
  installation: Installation;
  database: Database;
  scopes: Scopes;
  settings: SettingsStore;
  payments: Payments;
  whatsapp: Whatsapp;
  clock: Clock;
};

export async function openAdministration(
  environment: Environment,
  transport?: typeof fetch,
): Promise<Administration> {
  const secrets = secretsOf(environment);
  const logger = createLogger('error');
  const database = await openDatabaseBeside({ ...databaseOf(environment), logger });
  const installation = await openInstallation(database.pool, secrets).catch(async (error) => {
    await database.close();
    throw error;
  });
  const scopes = createScopes({
    pool: database.requests,
    jobsIn: () => ({
      enqueue: nothingToEnqueue,
      enqueueAll: nothingToEnqueue,
      listenersOf: () => [],
    }),
    publishChanges: () => {},
  });
  const settings = createSettingsStore(installation.sealer);
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
  const whatsapp = createWhatsapp({
    scopes,
    settings,
    environment,
    played: null,
    ...(transport && { transport }),
  });
  return {
    environment,
    secrets,
    installation,
    database,
    scopes,
    settings,
    payments,
    whatsapp,
    clock,
  };
}

export function closeAdministration({ database }: Administration): Promise<void> {
  return database.close();
}

function nothingToEnqueue(): never {
  throw new Error('A command at the terminal starts no jobs');
}
