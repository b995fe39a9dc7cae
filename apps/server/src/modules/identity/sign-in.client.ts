import {
  MAXIMUM_PASSWORD_LENGTH,
  MINIMUM_PASSWORD_LENGTH,
} from '@app/domain/identity/password-length';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware, createEmailVerificationToken, isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { rateLimits } from '../../foundation/http/rate-limits.table.ts';
import { COOKIE_PREFIX } from '../../foundation/http/session-cookie.ts';
import type { Logger } from '../../foundation/logger.ts';
import type { AppSecrets } from '../../foundation/secrets/app-secret.ts';
import { accessRecords } from './access-records.table.ts';
import { credentials, sessions, twoFactors, users, verifications } from './accounts.table.ts';
import { type CompanyNamesOf, refuseWeakPassword } from './chosen-password.client.ts';
import { emailChanges } from './email-changes.table.ts';
import { signInSecretsOf } from './sign-in-secrets.rules.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a mailed link confirms an address. */
const CONFIRMATION_TIME = 7 * DAY;
/** Where a person sees that the address is confirmed, or why it is not. */
const CONFIRMED_PAGE = '/dashboard/profile?confirmed=1';
const PRODUCT = 'Hora Marcada';

/** Set by our own bridge from the connection; nothing a browser sends reaches it. */
export const ADDRESS_HEADER = 'x-hora-address';

type SignInOptions = {
  owner: NodePgDatabase;
  publicUrl: string;
  secrets: AppSecrets;
  /** The one under which everything lies that does not say so itself. */
  sealedWith: string;
  rateLimits: 'on' | 'off';
  sendPasswordReset: (account: { name: string; email: string; url: string }) => Promise<void>;
  companyNamesOf: CompanyNamesOf;
  /** Whoever reads the account's mail is its owner, and has all tries again. */
  forgetFailures: (email: string) => Promise<void>;
  /** With each session that begins or is renewed, which an open one is at most once an hour. */
  noteVisit: (userId: string) => Promise<void>;
  logger: Logger;
};

export type SignIn = ReturnType<typeof createSignIn>;

/** Where somebody chooses a new password. */
const CHOOSING = ['/change-password', '/reset-password'];

const tenPerQuarterHour = { window: 15 * MINUTE, max: 10 };

/** Accounts, passwords and sessions, by the better-auth library on our own tables. */
export function createSignIn(options: SignInOptions) {
  const { owner, publicUrl, secrets, sealedWith, logger } = options;
  return betterAuth({
    appName: PRODUCT,
    baseURL: publicUrl,
    basePath: '/api/auth',
    ...signInSecretsOf(secrets, sealedWith),
    trustedOrigins: originsOf(publicUrl),
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (level, message) => logger[level](message) },
    onAPIError: { onError: passFailureOn },
    database: drizzleAdapter(owner, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        rateLimit: rateLimits,
        twoFactor: twoFactors,
      },
    }),
    // Whoever reads the database must not be able to open a mailed link.
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      // Accounts are created together with their company, by our own procedure.
      disableSignUp: true,
      minPasswordLength: MINIMUM_PASSWORD_LENGTH,
      maxPasswordLength: MAXIMUM_PASSWORD_LENGTH,
      resetPasswordTokenExpiresIn: HOUR,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url }) =>
        options.sendPasswordReset({ name: user.name, email: user.email, url }),
      onPasswordReset: async ({ user }) => {
        await dropLinksOf(owner, user.id);
        await options.forgetFailures(user.email);
      },
    },
    session: { expiresIn: 30 * DAY, updateAge: HOUR, cookieCache: { enabled: false } },
    rateLimit: {
      enabled: options.rateLimits === 'on',
      storage: 'database',
      window: MINUTE,
      max: 100,
      customRules: {
        // Counted by our own bridge, by address and by account.
        '/sign-in/email': false,
        '/request-password-reset': false,
        '/reset-password': tenPerQuarterHour,
        '/change-password': tenPerQuarterHour,
        '/two-factor/enable': tenPerQuarterHour,
        // These count failures only, by our own bridge as well.
        '/two-factor/*': false,
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      // Said out loud, because the library drops both checks where it believes to be under test.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      session: {
        create: {
          before: (session) => letIn(owner, session),
          after: ({ userId }) => options.noteVisit(userId),
        },
        update: { after: ({ userId }) => options.noteVisit(userId) },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        if (!CHOOSING.includes(context.path)) return;
        await refuseWeakPassword(context, options.companyNamesOf);
      }),
      after: createAuthMiddleware(async ({ path, context }) => {
        const changed = path === '/change-password' ? context.newSession : null;
        if (changed) await dropLinksOf(owner, changed.user.id);
      }),
    },
    plugins: [
      twoFactor({
        issuer: PRODUCT,
        // Our own bridge slows down whoever guesses, and locks nobody out.
        accountLockout: { enabled: false },
      }),
    ],
  });
}

/** The address that confirms this e-mail when somebody opens it, made by the library's own means. */
export async function confirmationLinkOf(signIn: SignIn, email: string): Promise<string> {
  const { secret, baseURL } = await signIn.$context;
  const token = await createEmailVerificationToken(secret, email, undefined, CONFIRMATION_TIME);
  return `${baseURL}/verify-email?${new URLSearchParams({ token, callbackURL: CONFIRMED_PAGE })}`;
}

/** The library would print a failure with the person's e-mail; ours is logged in one place, without. */
function passFailureOn(error: unknown): void {
  if (!isAPIError(error)) throw error;
}

/** On this machine people open both spellings of the same address. */
export function originsOf(publicUrl: string): string[] {
  const origin = new URL(publicUrl).origin;
  return [...new Set([origin, origin.replace('//localhost', '//127.0.0.1')])];
}

/** With a new password, links and half-done sign-ins from before it are void. */
async function dropLinksOf(owner: NodePgDatabase, userId: string): Promise<void> {
  await owner.delete(verifications).where(eq(verifications.value, userId));
  await owner.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/**
 * A deactivated account gets no new session, whatever its password. No session begins without being
 * written down.
 */
async function letIn(
  owner: NodePgDatabase,
  { userId, ipAddress }: { userId: string; ipAddress?: string | null | undefined },
): Promise<boolean> {
  if (!(await isActive(owner, userId))) return false;
  await owner.insert(accessRecords).values({ userId, address: ipAddress || null });
  return true;
}

async function isActive(owner: NodePgDatabase, userId: string): Promise<boolean> {
  const [user] = await owner
    .select({ active: users.active })
    .from(users)
    .where(eq(users.id, userId));
  return user?.active ?? false;
}
