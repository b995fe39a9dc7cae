import { MAXIMUM_PASSWORD_LENGTH, MINIMUM_PASSWORD_LENGTH } from '@app/domain/identity/password';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { COOKIE_PREFIX } from '../../foundation/http/session-cookie.ts';
import type { Logger } from '../../foundation/logger.ts';
import { credentials, rateLimits, sessions, users, verifications } from './accounts.table.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Set by our own bridge from the connection; nothing a browser sends reaches it. */
export const ADDRESS_HEADER = 'x-hora-address';

export type SignInOptions = {
  owner: NodePgDatabase;
  publicUrl: string;
  secret: string;
  rateLimits: 'on' | 'off';
  sendPasswordReset: (account: { name: string; email: string; url: string }) => Promise<void>;
  logger: Logger;
};

export type SignIn = ReturnType<typeof createSignIn>;

const tenPerQuarterHour = { window: 15 * MINUTE, max: 10 };

/** Accounts, passwords and sessions, by the better-auth library on our own tables. */
export function createSignIn(options: SignInOptions) {
  const { owner, publicUrl, secret, logger } = options;
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
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
      },
    }),
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
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY, cookieCache: { enabled: false } },
    rateLimit: {
      enabled: options.rateLimits === 'on',
      storage: 'database',
      window: MINUTE,
      max: 100,
      customRules: {
        '/sign-in/email': tenPerQuarterHour,
        '/request-password-reset': tenPerQuarterHour,
        '/reset-password': tenPerQuarterHour,
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
      // A deactivated account gets no new session, whatever its password.
      session: { create: { before: (session) => isActive(owner, session.userId) } },
    },
  });
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

async function isActive(owner: NodePgDatabase, userId: string): Promise<boolean> {
  const [user] = await owner
    .select({ active: users.active })
    .from(users)
    .where(eq(users.id, userId));
  return user?.active ?? false;
}
