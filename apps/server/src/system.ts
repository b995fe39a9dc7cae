import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNT_BACKOFF } from '@app/domain/identity/backoff';
import { keepsBackups } from './foundation/backup/backup-settings.ts';
import { startBackups } from './foundation/backup/backups.ts';
import { type Clock, systemClock } from './foundation/clock.ts';
import { type Database, openDatabase } from './foundation/database/database.ts';
import { createScopes, type OperatorScope, type Scopes } from './foundation/database/scopes.ts';
import { watchStandby } from './foundation/database/standby-reads.ts';
import { databaseOf, type Environment, secretsOf } from './foundation/environment.ts';
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
import { createMailer, type Mailer } from './foundation/mail/mailer.ts';
import { createSavedMailServer } from './foundation/mail/saved-mail-server.ts';
import { parseSmtpUrl } from './foundation/mail/smtp-options.ts';
import { createSmtpTransport } from './foundation/mail/smtp-transport.ts';
import type { AppSecrets } from './foundation/secrets/app-secret.ts';
import type { Marker } from './foundation/secrets/keyed-mark.ts';
import type { Sealer } from './foundation/secrets/sealer.ts';
import { createSettingsStore, type SettingsStore } from './foundation/settings/settings.ts';
import type { FileStore } from './foundation/storage/file-store.ts';
import { openFileStore } from './foundation/storage/open-file-store.ts';
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
import { type Outside, openOutside } from './outside.ts';
import { type PlayedTime, realTime } from './simulator/whatsapp/played-time.ts';

/** Everything a server or a worker stands on. */
export type System = Outside & {
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
  const settings = createSettingsStore(sealer);
  const post = openPost(environment, settings);
  const { mailer } = post;
  const jobs = await openJobQueue({
    database,
    logger,
    jobs: allJobs(mailer, environment.PUBLIC_URL, () => system),
  });
  const live = openLive(base, jobs);
  const { scopes } = live;
  const beats = createBeats(allBeats(mailer, environment.PUBLIC_URL), { scopes, clock, logger });
  const { pool } = database;
  const { RATE_LIMITS: rateLimits } = environment;
  const failures = createFailureCount({ pool, rateLimits });
  const outside = openOutside({ ...base, ...live, settings, markOf, phoneTime, paymentTransport });
  const { whatsapp } = outside;
  const dispatcher = createDispatcher({ scopes, settings, whatsapp, sealer, clock, logger });
  const system: System = {
    environment,
    logger,
    clock,
    secrets,
    database,
    jobs,
    mailer,
    settings,
    markOf,
    sealer,
    ...live,
    ...outside,
    files: openFileStore(environment),
    alerts: createShownAlerts({ scopes, clock, logger }),
    dispatcher,
    signIn: openSignIn({ ...base, scopes, mailer, failures, sealedWith }),
    attempts: createRateLimiter({ pool, rateLimits }),
    failures,
    loadDemo: tellDemo ? () => tellDemo(system) : null,
    async work() {
      await jobs.work({ scopes, clock });
      dispatcher.start();
      beats.start();
    },
    async close(backoff) {
      phoneTime.lose();
      await outside.assistant.close();
      await beats.stop();
      // A call that takes longer is in doubt afterwards, as after a crash.
      const tooLong = pause(backoff ?? STOP_SENDING, undefined, { ref: false });
      await Promise.all([jobs.stop(backoff), Promise.race([dispatcher.stop(), tooLong])]);
      await live.feed.close();
      post.close();
      await database.close();
    },
  };
  return system;
}

/** By the server of the environment, or the one that operators saved. */
function openPost(
  { SMTP_URL, MAIL_FROM }: Environment,
  settings: SettingsStore,
): { mailer: Mailer; close(): void } {
  const transport = SMTP_URL
    ? createSmtpTransport({ ...parseSmtpUrl(SMTP_URL), from: MAIL_FROM })
    : null;
  const saved = createSavedMailServer(settings, MAIL_FROM);
  return {
    mailer: createMailer(transport, saved.transport),
    close() {
      transport?.close();
      saved.close();
    },
  };
}

/** Transactions, and the news of what they changed. */
function openLive(
  { database, environment, logger, clock }: Base,
  jobs: JobQueue,
): Pick<System, 'scopes' | 'feed' | 'answeredChanges'> {
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
  return { scopes, feed, answeredChanges };
}

type SignInParts = Base & Pick<System, 'scopes' | 'mailer' | 'failures'> & { sealedWith: string };

function openSignIn(parts: SignInParts): SignIn {
  const { environment, logger, database, secrets, scopes, mailer, failures, sealedWith } = parts;
  function asOperator<Answer>(
    userId: string | null,
    work: (scope: OperatorScope) => Promise<Answer>,
  ): Promise<Answer> {
    return scopes.asOperator({ userId, requestId: crypto.randomUUID() }, work);
  }
  return createSignIn({
    owner: database.owner,
    publicUrl: environment.PUBLIC_URL,
    secrets,
    sealedWith,
    rateLimits: environment.RATE_LIMITS,
    logger,
    sendPasswordReset: (account) =>
      asOperator(null, (scope) => sendPasswordReset(scope, mailer, account)),
    forgetFailures: (email) => failures.forget({ backoff: ACCOUNT_BACKOFF, who: email }),
    noteVisit: (userId) => asOperator(userId, (scope) => noteVisit(scope, userId)),
    companyNamesOf: (userId) =>
      asOperator(userId, async (scope) =>
        (await listMemberships(scope, userId)).map(({ companyName }) => companyName),
      ),
  });
}
