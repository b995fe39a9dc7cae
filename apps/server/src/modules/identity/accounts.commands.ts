import type { PlatformRole } from '@app/domain/identity/platform-role';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { normalizeEmail } from '@app/domain/shared/text';
import { hashPassword } from 'better-auth/crypto';
import { eq, lt } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../foundation/database/sql-state.ts';
import { rateLimits } from '../../foundation/http/rate-limits.table.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { accessRecords } from './access-records.table.ts';
import { credentials, sessions, USER_EMAIL_KEY, users, verifications } from './accounts.table.ts';
import { emailChanges } from './email-changes.table.ts';

export type NewAccount = { name: string; email: string; passwordHash: string; role: PlatformRole };

/**
 * Hashing is slow on purpose: it comes before the transaction opens, which would keep a connection
 * from everybody else meanwhile.
 */
export async function prepareAccount({
  password,
  ...account
}: Omit<NewAccount, 'passwordHash'> & { password: string }): Promise<NewAccount> {
  return { ...account, passwordHash: await hashPassword(password) };
}

/** Creates an account that can sign in at once. The e-mail is what makes it unique. */
export async function createAccount(
  scope: OperatorScope,
  { name, email, passwordHash, role }: NewAccount,
): Promise<Result<{ userId: string }, 'email-taken'>> {
  const [user] = await scope
    .insert(users)
    .values({ name, email: normalizeEmail(email), role })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!user) return refuse('email-taken');

  await scope.insert(credentials).values({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: passwordHash,
  });
  return accept({ userId: user.id });
}

/** Whoever is deactivated is out at once: the sessions end in the same transaction. */
export async function deactivateAccount(
  scope: OperatorScope,
  userId: string,
): Promise<Result<{ userId: string }, 'not-found'>> {
  const [user] = await scope
    .update(users)
    .set({ active: false })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  if (!user) return refuse('not-found');

  await scope.delete(sessions).where(eq(sessions.userId, userId));
  return accept({ userId });
}

export async function reactivateAccount(
  scope: OperatorScope,
  userId: string,
): Promise<Result<{ userId: string }, 'not-found'>> {
  const [user] = await scope
    .update(users)
    .set({ active: true })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return user ? accept({ userId }) : refuse('not-found');
}

/** Whose company opens when this account signs in. */
export async function assignCompany(
  scope: OperatorScope,
  userId: string,
  companyId: string,
): Promise<void> {
  await scope.update(users).set({ companyId }).where(eq(users.id, userId));
}

export async function renameAccount(
  scope: OperatorScope,
  userId: string,
  name: string,
): Promise<void> {
  await scope.update(users).set({ name }).where(eq(users.id, userId));
}

/** Answers the address of the picture from before. Of two at once, each takes away the other's before. */
export async function changePhoto(
  scope: OperatorScope,
  userId: string,
  image: string | null,
): Promise<string | null> {
  const [before] = await scope
    .select({ image: users.image })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  await scope.update(users).set({ image }).where(eq(users.id, userId));
  return before?.image ?? null;
}

/** Where the account gets its mail and how it signs in from now on; not confirmed yet. */
export async function changeEmail(
  scope: OperatorScope,
  userId: string,
  email: string,
): Promise<void> {
  await scope
    .update(users)
    .set({ email: normalizeEmail(email), emailVerified: false })
    .where(eq(users.id, userId));
}

/** Why `changeEmail` failed, and the whole transaction with it. */
export function isEmailTaken(error: unknown): boolean {
  return isDuplicateOf(USER_EMAIL_KEY, error);
}

const DAYS_OF_MAIL = 30;
const MONTHS_OF_ACCESS = 6;

/** Sessions, mailed links, counted attempts and mails that ran out are of no use to anybody. */
export async function sweepExpired(scope: OperatorScope, now: Temporal.Instant): Promise<void> {
  const moment = new Date(now.epochMilliseconds);
  await scope.delete(sessions).where(lt(sessions.expiresAt, moment));
  await scope.delete(verifications).where(lt(verifications.expiresAt, moment));
  await scope.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  // Every count ends within minutes; a day is far beyond all of them.
  const dayBefore = now.subtract({ hours: 24 }).epochMilliseconds;
  await scope.delete(rateLimits).where(lt(rateLimits.lastRequest, dayBefore));
  await scope.delete(mails).where(lt(mails.createdAt, now.subtract({ hours: DAYS_OF_MAIL * 24 })));
  const kept = now.toZonedDateTimeISO('UTC').subtract({ months: MONTHS_OF_ACCESS }).toInstant();
  await scope.delete(accessRecords).where(lt(accessRecords.at, kept));
}
