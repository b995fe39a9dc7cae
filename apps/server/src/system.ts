import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNT_BACKOFF } from '@app/domain/identity/backoff';
import { type Assistant, createAssistant } from './foundation/assistant/assistant.ts';
import { keepsBackups } from './foundation/backup/backup-settings.ts';
import { startBackups } from './foundation/backup/backups.ts';
import { type Clock, systemClock } from './foundation/clock.ts';
import { type Database, openDatabase } from './foundation/database/database.ts';
import { createScopes, type Scopes } from './foundation/database/scopes.ts';
import { watchStandby } from './foundation/database/standby-reads.ts';
import { databaseOf, type Environment, isRehearsal, secretsOf } from './foundation/environment.ts';
import { createFailureCount, type FailureCount } from './foundation/http/failure-count.ts';
import { createRateLimiter, type RateLimiter } from './foundation/http/rate-limit.ts';
import type { ShownAlerts } from './foundation/http/request-context.ts';
import { agreeOnSettings } from './foundation/installation/agreement.ts';
import { openInstallation } from './foundation/installation/mark-key.ts';
import { createBeats } from './foundation/jobs/beat.ts';
import { type JobQueue, openJobQueue } from './foundation/jobs/job-queue.ts';
import { type AnsweredChanges, createAnsweredChanges } from './foundation/live/answered-changes.ts';
import { type ChangeFeed, openChangeFeed } from './foundation/live/change-feed.ts';
import type { Logger } from './foundation/logger.ts';
import type { MailTransport } from './foundation/mail/mail-message.ts';
import { createMailer, type Mailer } from './foundation/mail/mailer.ts';
import { createSavedMailServer } from './foundation/mail/saved-mail-server.ts';
import { parseSmtpUrl } from './foundation/mail/smtp-options.ts';
import { createSmtpTransport } from './foundation/mail/smtp-transport.ts';
import { createPayments, type Payments } from './foundation/payments/payments.ts';
import { createPush, type Push } from './foundation/push/push.ts';
import type { AppSecrets } from './foundation/secrets/app-secret.ts';
import type { Marker } from './foundation/secrets/keyed-mark.ts';
import type { Sealer } from './foundation/secrets/sealer.ts';
import { createSettingsStore, type SettingsStore } from './foundation/settings/settings.ts';
import type { FileStore } from './foundation/storage/file-store.ts';
import { openFileStore } from './foundation/storage/open-file-store.ts';
import { createWhatsapp, type Whatsapp } from './foundation/whatsapp/whatsapp.ts';
import { allBeats, allConsequences, allJobs } from './jobs.ts';
import { sendPasswordReset } from './modules/identity/password-reset.commands.ts';
import { createSignIn, type SignIn } from './modules/identity/sign-in.client.ts';
import {
  createDispatcher,
  type Dispatcher,
} from './modules/messaging/sending/dispatcher.commands.ts';
import { createShownAlerts } from './modules/platform/shown-alerts.cache.ts';
import { noteVisit } from './modules/team/member-visits.commands.ts';
import { listMemberships } from './modules/team/memberships.queries.ts';
import { sendToThisServer } from './simulator/loopback.ts';
import {
  createOpenaiSimulator,
  type OpenaiSimulator,
} from './simulator/openai/openai-simulator.ts';
import { createStripeSimulator, type StripeSimulator } from './simulator/stripe-simulator.ts';
import { type PlayedTime, realTime } from './simulator/whatsapp/played-time.ts';
import {
  openWhatsappSimulator,
  type WhatsappSimulator,
} from './simulator/whatsapp/whatsapp-simulator.ts';

/** Everything a server or a worker stands on. */
export type System = {
  environment: Environment;
  logger: Logger;
  clock: Clock;
  secrets: AppSecrets;
  database: Database;
  scopes: Scopes;
  jobs: JobQueue;
  feed: ChangeFeed;
  answeredChanges: AnsweredChanges;
  mailer: Mailer;
  files: FileStore;
  settings: SettingsStore;
  /** What operators tell companies on their screens. */
  alerts: ShownAlerts;
  markOf: Marker;
  sealer: Sealer;
  signIn: SignIn;
  attempts: RateLimiter;
  failures: FailureCount;
  payments: Payments;
  push: Push;
  simulator: StripeSimulator;
  whatsapp: Whatsapp;
  whatsappSimulator: WhatsappSimulator;
  assistant: Assistant;
  openaiSimulator: OpenaiSimulator;
  /** Sends messages to clients while this process works. */
  dispatcher: Dispatcher;
  /** Fills the system with the demonstration; missing where there is none to tell. */
  loadDemo: (() => Promise<void>) | null;
  /** Runs jobs in this process from now on. */
  work(): Promise<void>;
  /** Jobs that run have so many milliseconds to end; what is cut off is tried again. */
  close(backoff?: number): Promise<void>;
};

export type Extras = {
  /** Tells the demonstration to a system that is empty. */
  tellDemo?: (system: System) => Promise<void>;
  /** Takes the place of the network between us and the payment provider. */
  paymentTransport?: typeof fetch;
  /** Lets the time of simulated phones go by as a test says. */
  phoneTime?: PlayedTime;
};

const STOP_SENDING = 10_000;

const ROTATION_OPEN =
  'what is sealed lies under a secret of APP_SECRET_OLD: run npm run admin -- secret:rotate';

export async function openSystem(
  environment: Environment,
  logger: Logger,
  extras: Extras = {},
): Promise<System> {
  const secrets = secretsOf(environment);
  const spoolsLogs = keepsBackups(environment);
  const opened = await openDatabase({ ...databaseOf(environment), spoolsLogs, logger });
  const database = withBackups(opened, environment, logger);
  try {
    const { markOf } = await openInstallation(database.pool, secrets);
    const presence = await agreeOnSettings({ database, environment, markOf, logger });
    try {
      return await assembleSystem({
        environment,
        logger,
        database,
        secrets,
        clock: systemClock,
        ...extras,
      });
    } finally {
      // The connection that listens shows it from now on.
      await presence.end();
    }
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The last logs come when PostgreSQL has stopped. */
function withBackups(database: Database, environment: Environment, logger: Logger): Database {
  const backups = startBackups({ environment, cluster: database.cluster, logger });
  return {
    ...database,
    async close() {
      await database.close();
      await backups.stop();
    },
  };
}

type Base = Pick<System, 'environment' | 'logger' | 'database' | 'secrets' | 'clock'> & Extras;

/** Wires the parts by hand on an open database. Closing gives them back in the opposite order. */
export async function assembleSystem(base: Base): Promise<System> {
  const { environment, logger, database, secrets, clock, tellDemo, paymentTransport } = base;
  const { phoneTime = realTime() } = base;
  const { markOf, sealer, sealedWith } = await openInstallation(database.pool, secrets);
  if (sealedWith !== secrets.current) logger.warn(ROTATION_OPEN);
  const transport = mailTransport(environment);
  const settings = createSettingsStore(sealer);
  const savedMailServer = createSavedMailServer(settings, environment.MAIL_FROM);
  const mailer = createMailer(transport, savedMailServer.transport);
  const jobs = await openJobQueue({
    database,
    logger,
    jobs: allJobs(mailer, environment.PUBLIC_URL, () => system),
  });
  const feed = openChangeFeed(database, logger);
  const answeredChanges = createAnsweredChanges();
  const scopes = createScopes({
    pool: database.requests,
    jobsIn: jobs.inTransaction,
    standby: database.reads
      ? watchStandby({ primary: database.pool, standby: database.reads }, feed)
      : null,
    consequences: allConsequences(clock, environment.PUBLIC_URL),
    publishChanges: (change) => {
      const { companyId, requestId, topics } = change;
      const answered = answeredChanges.note(change);
      feed.publish({ companyId, requestId, topics: answered });
      // What a job changes, or a request changes again, everybody looks at again.
      feed.publish({ companyId, requestId: null, topics: topics.difference(answered) });
    },
  });
  const beats = createBeats(allBeats(mailer, environment.PUBLIC_URL), { scopes, clock, logger });
  const failures = createFailureCount({
    pool: database.pool,
    rateLimits: environment.RATE_LIMITS,
  });
  const signIn = createSignIn({
    owner: database.owner,
    publicUrl: environment.PUBLIC_URL,
    secrets,
    sealedWith,
    rateLimits: environment.RATE_LIMITS,
    logger,
    sendPasswordReset: (account) =>
      scopes.asOperator({ userId: null, requestId: crypto.randomUUID() }, (scope) =>
        sendPasswordReset(scope, mailer, account),
      ),
    forgetFailures: (email) => failures.forget({ backoff: ACCOUNT_BACKOFF, who: email }),
    noteVisit: (userId) =>
      scopes.asOperator({ userId, requestId: crypto.randomUUID() }, (scope) =>
        noteVisit(scope, userId),
      ),
    companyNamesOf: (userId) =>
      scopes.asOperator({ userId, requestId: crypto.randomUUID() }, async (scope) =>
        (await listMemberships(scope, userId)).map(({ companyName }) => companyName),
      ),
  });
  const simulator = createStripeSimulator({
    scopes,
    settings,
    clock,
    publicUrl: environment.PUBLIC_URL,
    send: sendToThisServer(environment),
  });
  const whatsappSimulator = openWhatsappSimulator({
    scopes,
    clock,
    environment,
    markOf,
    time: phoneTime,
  });
  const whatsapp = createWhatsapp({
    scopes,
    settings,
    environment,
    played: isRehearsal(environment) ? whatsappSimulator.played : null,
  });
  const openaiSimulator = createOpenaiSimulator();
  const assistant = createAssistant({
    scopes,
    settings,
    logger,
    played: isRehearsal(environment) ? openaiSimulator.played : null,
  });
  const dispatcher = createDispatcher({ scopes, settings, whatsapp, sealer, clock, logger });
  const system: System = {
    environment,
    logger,
    clock,
    secrets,
    database,
    scopes,
    jobs,
    feed,
    answeredChanges,
    mailer,
    files: openFileStore(environment),
    settings,
    markOf,
    sealer,
    alerts: createShownAlerts({ scopes, clock, logger }),
    simulator,
    payments: createPayments({
      scopes,
      settings,
      simulator,
      clock,
      logger,
      withoutKeys: simulatesPayments(environment) ? 'simulate' : 'refuse',
      ...(paymentTransport && { transport: paymentTransport }),
    }),
    push: createPush({ scopes, settings, environment }),
    whatsapp,
    whatsappSimulator,
    assistant,
    openaiSimulator,
    dispatcher,
    signIn,
    attempts: createRateLimiter({
      pool: database.pool,
      rateLimits: environment.RATE_LIMITS,
    }),
    failures,
    loadDemo: tellDemo ? () => tellDemo(system) : null,
    async work() {
      await jobs.work({ scopes, clock });
      dispatcher.start();
      beats.start();
    },
    async close(backoff) {
      phoneTime.lose();
      await assistant.close();
      await beats.stop();
      // A call that takes longer is in doubt afterwards, as after a crash.
      const tooLong = pause(backoff ?? STOP_SENDING, undefined, { ref: false });
      await Promise.all([jobs.stop(backoff), Promise.race([dispatcher.stop(), tooLong])]);
      await feed.close();
      transport?.close();
      savedMailServer.close();
      await database.close();
    },
  };
  return system;
}

/** A forgotten key must not give everybody a free plan: out in the world it takes a decision. */
function simulatesPayments(environment: Environment): boolean {
  const { BILLING_SIMULATOR } = environment;
  return BILLING_SIMULATOR ? BILLING_SIMULATOR === 'on' : isRehearsal(environment);
}

function mailTransport({ SMTP_URL, MAIL_FROM }: Environment): MailTransport | null {
  return SMTP_URL ? createSmtpTransport({ ...parseSmtpUrl(SMTP_URL), from: MAIL_FROM }) : null;
}
