import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { projectFolder } from '../paths.ts';
import { SMALLEST_BUDGET, USUAL_BUDGET } from './database/connection-budget.ts';
import { isDatabaseAddress } from './database/several-hosts.ts';
import { parseSmtpUrl, SmtpUrlError } from './mail/smtp-options.ts';
import { type AppSecrets, loadAppSecrets } from './secrets/app-secret.ts';

const switchValue = z.enum(['on', 'off'], 'must be on or off');
/** Also as 1 and 0, the way switches are often set. */
const numberedSwitch = z
  .enum(['on', 'off', '1', '0'], 'must be on or off, or 1 or 0')
  .transform((said) => (said === 'on' || said === '1' ? 'on' : 'off'));
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const mailServer = z.string().superRefine((url, context) => {
  try {
    parseSmtpUrl(url);
  } catch (error) {
    if (!(error instanceof SmtpUrlError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
  }
});

const portNumber = z.coerce.number('must be a port number').int().min(1).max(65_535);

const POOL_SIZE = `must be a number of connections from ${SMALLEST_BUDGET} to 1000`;
const databaseAddress = z
  .string()
  .refine(
    isDatabaseAddress,
    'must look like postgres://user:password@host:5432/name, with several hosts separated by commas',
  );

const appSecret = z.string().min(32, 'must have at least 32 characters');

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: portNumber.default(3000),
  WORKER_PORT: portNumber.optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: address.optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  DATABASE_POOL: z.coerce
    .number(POOL_SIZE)
    .int(POOL_SIZE)
    .min(SMALLEST_BUDGET, POOL_SIZE)
    .max(1000, POOL_SIZE)
    .default(USUAL_BUDGET),
  APP_SECRET: appSecret.optional(),
  APP_SECRET_OLD: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(appSecret))
    .default([]),
  RATE_LIMITS: switchValue.default('on'),
  WORKER: switchValue.default('on'),
  SETUP_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  BILLING_SIMULATOR: numberedSwitch.optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      isAddressList,
      'must be addresses or networks like 10.0.0.5, 10.0.0.0/8, separated by commas',
    )
    .optional(),
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds')
    .int('must be a whole number of seconds')
    .min(0, 'must be a number of seconds')
    .max(60, 'must be at most 60 seconds')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be a pino log level',
    )
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: z.string().default('Hora Marcada <nao-responda@horamarcada.test>'),
  EVOLUTION_URL: address.optional(),
  EVOLUTION_API_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  BACKUPS: switchValue.optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_BUCKET: z.string().min(1).optional(),
  BACKUP_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  BACKUP_WEEKS: z.coerce
    .number('must be a number of weeks')
    .int('must be a whole number of weeks')
    .min(0, 'must be a number of weeks')
    .max(520, 'must be at most 520 weeks')
    .default(4),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

export type Environment = Omit<
  z.infer<typeof environmentSchema>,
  'PUBLIC_URL' | 'DRAIN_SECONDS'
> & {
  PUBLIC_URL: string;
  DRAIN_SECONDS: number;
};

/** Long enough for a proxy that asks every second or two whether the server is ready. */
const DRAIN_BEHIND_PROXY = 5;

/** `10.0.0.5, 10.1.0.0/16`: the proxies whose word about the visitor's address is believed. */
function isAddressList(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/');
    return isIP(address) > 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
  });
}

/** A wrong variable stops the start; the message names it and says what to do. */
export class EnvironmentError extends Error {}

export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = environmentSchema.safeParse(withoutBlanks(variables));
  if (!parsed.success) throw new EnvironmentError(complaint(parsed.error.issues));

  const settings = parsed.data;
  const environment = {
    ...settings,
    DATA_DIR: resolve(projectFolder, settings.DATA_DIR),
    BACKUP_DIR: settings.BACKUP_DIR && resolve(projectFolder, settings.BACKUP_DIR),
    DRAIN_SECONDS: settings.DRAIN_SECONDS ?? (settings.TRUST_PROXY ? DRAIN_BEHIND_PROXY : 0),
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
  };
  refuseOpenRateLimits(environment);
  refuseHalfConfiguredBucket(environment);
  refuseHalfConfiguredEvolution(environment);
  refuseDirectAddressAlone(environment);
  refuseReadAddressAlone(environment);
  refuseSharedDatabaseWithoutSecret(environment);
  return environment;
}

/** What tells who can reach the system. */
export type Reach = Pick<Environment, 'PUBLIC_URL' | 'HOST' | 'TRUST_PROXY'>;

/**
 * Only this machine can reach the system: nobody else's money, mail or data is at stake. Where a
 * proxy is expected others come through it, whatever the addresses say.
 */
export function isRehearsal({ PUBLIC_URL, HOST, TRUST_PROXY }: Reach): boolean {
  return !TRUST_PROXY && isOnThisMachine({ PUBLIC_URL, HOST });
}

function isOnThisMachine({ PUBLIC_URL, HOST }: Omit<Reach, 'TRUST_PROXY'>): boolean {
  return isLocalAddress(PUBLIC_URL) && isLocalAddress(`http://${HOST}`);
}

export function isLocalAddress(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

export function secretsOf({ APP_SECRET, APP_SECRET_OLD, DATA_DIR }: Environment): AppSecrets {
  return loadAppSecrets({ configured: APP_SECRET, old: APP_SECRET_OLD, dataFolder: DATA_DIR });
}

/** Where the database is, and how many connections a process may open to it. */
export function databaseOf(environment: Environment): {
  url: string | undefined;
  directUrl: string | undefined;
  readUrl: string | undefined;
  connections: number;
  dataFolder: string;
} {
  return {
    url: environment.DATABASE_URL,
    directUrl: environment.DATABASE_DIRECT_URL,
    readUrl: environment.DATABASE_READ_URL,
    connections: environment.DATABASE_POOL,
    dataFolder: environment.DATA_DIR,
  };
}

/** An empty variable in a compose file means "not set". */
function withoutBlanks(variables: Record<string, string | undefined>): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(variables)) {
    if (value?.trim()) filled[name] = value.trim();
  }
  return filled;
}

function complaint(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const lines = issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  return `Wrong environment:\n${lines.join('\n')}\nCorrect or remove it and start again.`;
}

function refuseOpenRateLimits(environment: Environment): void {
  if (environment.RATE_LIMITS === 'on') return;
  // Two servers behind a balancer of one machine are still measured without them.
  if (isOnThisMachine(environment)) return;
  throw new EnvironmentError(
    'Wrong environment:\n  RATE_LIMITS=off is only allowed while HOST and PUBLIC_URL are on this machine.\n' +
      'Remove RATE_LIMITS, or the other two, and start again.',
  );
}

const BUCKET_ACCESS = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function refuseHalfConfiguredBucket(environment: Environment): void {
  refuseTwoPlacesOfBackups(environment);
  // A bucket for backups alone leaves files in the data folder.
  const forFiles =
    environment.BACKUP_BUCKET && !environment.S3_BUCKET ? [] : ['S3_BUCKET' as const];
  const names = [...BUCKET_ACCESS, ...forFiles];
  const missing = names.filter((name) => !environment[name]);
  const isUnused = missing.length === names.length && !environment.BACKUP_BUCKET;
  if (missing.length === 0 || isUnused) return;
  throw new EnvironmentError(
    `Wrong environment:\n  ${missing.join(', ')} missing: a bucket needs all of ${names.join(', ')}.\n` +
      'Set the missing ones, or remove the others to keep files in the data folder.',
  );
}

function refuseTwoPlacesOfBackups({ BACKUP_BUCKET, BACKUP_DIR }: Environment): void {
  if (!BACKUP_BUCKET || !BACKUP_DIR) return;
  throw new EnvironmentError(
    'Wrong environment:\n  BACKUP_BUCKET and BACKUP_DIR say two places for backups.\n' +
      'Remove one of them, and start again.',
  );
}

function refuseHalfConfiguredEvolution({ EVOLUTION_URL, EVOLUTION_API_KEY }: Environment): void {
  if (Boolean(EVOLUTION_URL) === Boolean(EVOLUTION_API_KEY)) return;
  throw new EnvironmentError(
    'Wrong environment:\n  EVOLUTION_URL and EVOLUTION_API_KEY belong together: the address and its key.\n' +
      'Set both, or remove both to use what npm run admin -- evolution:configure saved.',
  );
}

function refuseReadAddressAlone({ DATABASE_URL, DATABASE_READ_URL }: Environment): void {
  if (DATABASE_URL || !DATABASE_READ_URL) return;
  throw new EnvironmentError(
    'Wrong environment:\n  DATABASE_READ_URL is a standby of DATABASE_URL and needs that beside it.\n' +
      'Set DATABASE_URL, or remove DATABASE_READ_URL, and start again.',
  );
}

function refuseDirectAddressAlone({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): void {
  if (DATABASE_URL || !DATABASE_DIRECT_URL) return;
  throw new EnvironmentError(
    'Wrong environment:\n  DATABASE_DIRECT_URL is the way past a pooler and needs DATABASE_URL beside it.\n' +
      'Set DATABASE_URL, or remove DATABASE_DIRECT_URL, and start again.',
  );
}

/** Made in a data folder it would be another one on each machine. */
function refuseSharedDatabaseWithoutSecret({
  DATABASE_URL,
  APP_SECRET,
  DATA_DIR,
}: Environment): void {
  if (!DATABASE_URL || APP_SECRET) return;
  throw new EnvironmentError(
    'Wrong environment:\n  APP_SECRET is missing: whoever uses one DATABASE_URL has to share one.\n' +
      `Set it to what stands in ${join(DATA_DIR, 'app.secret')} if that file exists, otherwise to at least 32\n` +
      'random characters, the same for every server and worker, and start again.',
  );
}
