import { fetchFromServer, NoConnectionError } from './connection.ts';
import { noConnectionText, statusText, tooManyText } from './error-text.ts';

export type AuthAnswer =
  | { accepted: true }
  | { accepted: false; status: number | null; message: string };

export function signIn(email: string, password: string): Promise<AuthAnswer> {
  return askAuth('/sign-in/email', { email, password });
}

/** Ends every session of the account, on this device last. */
export async function signOutEverywhere(): Promise<AuthAnswer> {
  const revoked = await askAuth('/revoke-sessions', {});
  if (!revoked.accepted && revoked.status !== 401) return revoked;
  return askAuth('/sign-out', {});
}

/** Whoever comes back within a month stays signed in: each day's first visit renews the session. */
export async function renewSession(): Promise<void> {
  await fetchFromServer('/api/auth/get-session').catch(() => {});
}

async function askAuth(path: string, body: Record<string, unknown>): Promise<AuthAnswer> {
  try {
    const response = await fetchFromServer(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return { accepted: true };
    return { accepted: false, status: response.status, message: await messageOf(response) };
  } catch (error) {
    if (!(error instanceof NoConnectionError)) throw error;
    return { accepted: false, status: null, message: noConnectionText };
  }
}

async function messageOf(response: Response): Promise<string> {
  if (response.status === 429) {
    return tooManyText(Number(response.headers.get('x-retry-after')));
  }
  const body: unknown = await response.json().catch(() => null);
  if (hasMessage(body)) return body.message;
  return statusText(response.status);
}

function hasMessage(body: unknown): body is { message: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string' &&
    body.message !== ''
  );
}
