import { createHash, randomBytes } from 'node:crypto';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, gt } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';
import { findAccountByEmail } from './account-lookup.queries.ts';
import { users, verifications } from './accounts.table.ts';
import { emailChanges } from './email-changes.table.ts';
import {
  HOURS_VALID,
  sendNewEmailLink,
  sendNoticeOfChange,
  sendNoticeOfWish,
  sendNoticeToOwner,
} from './new-email-mails.commands.ts';
import { endOtherSessions } from './sessions.commands.ts';

type Person = { id: string; name: string; email: string };
type Wish = { person: Person; wanted: string; now: Temporal.Instant; publicUrl: string };

/**
 * Notes the address somebody wants and mails a link there; until it is opened nothing changes. An
 * address that has an account already is written to as well, so nobody learns here that it has one.
 */
export async function askForNewEmail(
  scope: OperatorScope,
  mailer: Mailer,
  { person, wanted, now, publicUrl }: Wish,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const asked = {
    email: wanted,
    tokenHash: fingerprintOf(token),
    expiresAt: now.add({ hours: HOURS_VALID }),
  };
  await scope
    .insert(emailChanges)
    .values({ userId: person.id, ...asked })
    .onConflictDoUpdate({ target: emailChanges.userId, set: asked });
  const url = `${publicUrl}/dashboard/profile?${new URLSearchParams({ newEmail: token })}`;
  const isTaken = (await findAccountByEmail(scope, wanted)) !== null;
  if (isTaken) await sendNoticeToOwner(scope, mailer, wanted);
  else await sendNewEmailLink(scope, mailer, { name: person.name, email: wanted, url });
  await sendNoticeOfWish(scope, mailer, { ...person, wanted });
}

type Opened = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  token: string;
  now: Temporal.Instant;
};

/** The link shows that she reads the new address, the session that the account is hers. */
export async function moveToNewEmail(
  scope: OperatorScope,
  mailer: Mailer,
  { userId, sessionId, name, email: before, token, now }: Opened,
): Promise<Result<{ email: string }, 'link-invalid'>> {
  const isThisOne = and(
    eq(emailChanges.userId, userId),
    eq(emailChanges.tokenHash, fingerprintOf(token)),
    gt(emailChanges.expiresAt, now),
  );
  const [asked] = await scope.delete(emailChanges).where(isThisOne).returning();
  if (!asked) return refuse('link-invalid');

  const { email } = asked;
  await scope.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId));
  // Whoever reads the old address gets in by none of the links that were mailed there.
  await scope.delete(verifications).where(eq(verifications.value, userId));
  await endOtherSessions(scope, { userId, sessionId });
  await sendNoticeOfChange(scope, mailer, { name, email: before, wanted: email });
  return accept({ email });
}

function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
