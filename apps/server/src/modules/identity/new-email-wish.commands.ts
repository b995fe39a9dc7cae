import { isEmail } from '@app/domain/shared/email';
import { normalizeEmail } from '@app/domain/shared/text';
import type { Clock } from '../../foundation/clock.ts';
import type { Scopes } from '../../foundation/database/scopes.ts';
import type { Environment } from '../../foundation/environment.ts';
import type { RateLimiter } from '../../foundation/http/rate-limit.ts';
import { arrives, type Mailer } from '../../foundation/mail/mailer.ts';
import { askForNewEmail } from './email-changes.commands.ts';

/** Mailed only so often by one account, and to one address, whoever asks. */
const MAILED = { name: 'change-email', attempts: 5, minutes: 15 };

export type NewEmailParts = {
  scopes: Scopes;
  mailer: Mailer;
  attempts: RateLimiter;
  environment: Environment;
  clock: Clock;
};

type Person = { id: string; name: string; email: string };

/** The address somebody wants, as she typed it into a request. */
export function wishIn(
  body: unknown,
  { email }: Pick<Person, 'email'>,
): { wanted: string } | { refusal: 'INVALID_EMAIL' | 'EMAIL_UNCHANGED' } {
  const typed = typeof body === 'object' && body !== null ? Reflect.get(body, 'newEmail') : null;
  const wanted = typeof typed === 'string' ? normalizeEmail(typed) : '';
  if (!isEmail(wanted)) return { refusal: 'INVALID_EMAIL' };
  return wanted === email ? { refusal: 'EMAIL_UNCHANGED' } : { wanted };
}

/** `sent`: whether the link leaves; without a mail server it waits with the operators. */
export async function answerWish(
  { scopes, mailer, attempts, environment, clock }: NewEmailParts,
  { person, wanted }: { person: Person; wanted: string },
): Promise<Response> {
  const now = clock();
  for (const account of [person.id, wanted]) {
    const seconds = await attempts.secondsToWaitAs(MAILED, { account, now });
    if (seconds > 0) return askToWait(seconds);
  }
  const actor = { userId: person.id, requestId: crypto.randomUUID() };
  const wish = { person, wanted, now, publicUrl: environment.PUBLIC_URL };
  const sent = await scopes.asOperator(actor, async (scope) => {
    await askForNewEmail(scope, mailer, wish);
    return arrives(scope, mailer, environment);
  });
  return Response.json({ sent });
}

/** As the bridge hands it on. */
export function askToWait(seconds: number): Response {
  return new Response(null, { status: 429, headers: { 'x-retry-after': String(seconds) } });
}
