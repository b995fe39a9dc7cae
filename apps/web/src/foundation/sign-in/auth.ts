import { fetchFromServer, NoConnectionError } from '../connection.ts';
import { noConnectionText, statusText } from '../error-text.ts';
import { tooManyText } from '../too-many-text.ts';
import { rememberAccount } from './auth-entries.ts';

export type AuthRefusal = {
  accepted: false;
  /** `null` when no answer came at all. */
  status: number | null;
  /** The reason in the words of the sign-in library, such as `INVALID_CODE`. */
  code: string;
  message: string;
};
export type AuthAnswer = { accepted: true; body: unknown } | AuthRefusal;

/** What follows a right password: the person is in, or a code is asked for as well. */
export type SignInAnswer = { accepted: true; next: 'enter' | 'second-factor' } | AuthRefusal;

export async function signIn(email: string, password: string): Promise<SignInAnswer> {
  const answer = await askAuth('/sign-in/email', { email, password });
  if (!answer.accepted) return answer;
  if (at(answer.body, 'twoFactorRedirect') === true) {
    return { accepted: true, next: 'second-factor' };
  }
  return entered(answer.body);
}

/** The code that the person's authenticator shows. */
export async function confirmWithCode(code: string): Promise<SignInAnswer> {
  const answer = await askAuth('/two-factor/verify-totp', { code });
  return answer.accepted ? entered(answer.body) : answer;
}

/** One of the codes kept for the day the authenticator is lost. Each works once. */
export async function confirmWithRecoveryCode(code: string): Promise<SignInAnswer> {
  const answer = await askAuth('/two-factor/verify-backup-code', { code });
  return answer.accepted ? entered(answer.body) : answer;
}

/** Mails a link, if there is such an account; the answer does not tell. */
export function requestPasswordReset(email: string): Promise<AuthAnswer> {
  return askAuth('/request-password-reset', { email, redirectTo: '/auth/reset' });
}

export function setNewPassword(token: string, newPassword: string): Promise<AuthAnswer> {
  return askAuth('/reset-password', { token, newPassword });
}

/** Refused as one that somebody would guess; the sentence says why. */
export function isWeakPassword({ code }: AuthRefusal): boolean {
  return code === 'PASSWORD_COMMON' || code === 'PASSWORD_PERSONAL';
}

/** Ends every session of the account, on this device last. */
export async function signOutEverywhere(): Promise<AuthAnswer> {
  const revoked = await askAuth('/revoke-sessions', {});
  if (!revoked.accepted && revoked.status !== 401) return revoked;
  return askAuth('/sign-out', {});
}

/** Whoever comes back within a month stays signed in: each hour's first visit renews the session. */
export async function renewSession(): Promise<void> {
  await fetchFromServer('/api/auth/get-session').catch(() => {});
}

/** One call to the sign-in library. What it refuses comes back as a sentence, never as an exception. */
export async function askAuth(path: string, body: Record<string, unknown>): Promise<AuthAnswer> {
  try {
    const response = await fetchFromServer(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { accepted: true, body: answer };
    return refusalOf(response, answer);
  } catch (error) {
    if (!(error instanceof NoConnectionError)) throw error;
    return { accepted: false, status: null, code: '', message: noConnectionText };
  }
}

function entered(body: unknown): SignInAnswer {
  rememberAccount(textAt(at(body, 'user'), 'id'));
  return { accepted: true, next: 'enter' };
}

function refusalOf(response: Response, body: unknown): AuthRefusal {
  const code = textAt(body, 'code');
  return {
    accepted: false,
    status: response.status,
    code,
    message: messageOf(response, code, textAt(body, 'message')),
  };
}

function messageOf({ status, headers }: Response, code: string, message: string): string {
  if (status === 429) {
    return tooManyText(Number(headers.get('x-retry-after') ?? headers.get('retry-after')));
  }
  // What the API says about a missing session is for programs, and English.
  if (code === 'UNAUTHORIZED' || message === '') return statusText(status);
  return message;
}

function textAt(body: unknown, key: string): string {
  const value = at(body, key);
  return typeof value === 'string' ? value : '';
}

function at(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
}
