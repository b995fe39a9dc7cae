import { type AuthRefusal, askAuth } from './auth.ts';

export type AccountAnswer<Value> = { accepted: true; value: Value } | AuthRefusal;

/** What an authenticator app needs, and the codes for the day it is lost. */
export type TwoFactorSetup = { totpUri: string; recoveryCodes: string[] };

/** Also ends the account's sessions on every other device. */
export function changePassword(
  currentPassword: string,
  newPassword: string,
): Promise<AccountAnswer<null>> {
  const body = { currentPassword, newPassword, revokeOtherSessions: true };
  return askAccount('/change-password', body, nothing);
}

export function isWrongPassword({ code }: AuthRefusal): boolean {
  return code === 'INVALID_PASSWORD';
}

/** Prepares the second step. It is asked for only once a first code was confirmed. */
export function prepareTwoFactor(password: string): Promise<AccountAnswer<TwoFactorSetup>> {
  return askAccount('/two-factor/enable', { password }, (answer) => ({
    totpUri: textAt(answer, 'totpURI'),
    recoveryCodes: textsAt(answer, 'backupCodes'),
  }));
}

export function confirmTwoFactor(code: string): Promise<AccountAnswer<null>> {
  return askAccount('/two-factor/verify-totp', { code }, nothing);
}

/** The password, and a code of the app or one of those for the day it is lost. */
export type TwoProofs = { password: string; code: string };

export function disableTwoFactor(proofs: TwoProofs): Promise<AccountAnswer<null>> {
  return askAccount('/two-factor/disable', proofs, nothing);
}

/** Which of the two was refused. */
export function isWrongCode({ code }: AuthRefusal): boolean {
  return ['INVALID_CODE', 'CODE_USED', 'CODE_MISSING', 'INVALID_BACKUP_CODE'].includes(code);
}

/** Mails a link to the new address. `sent`: whether it leaves the system. */
export function askForNewEmail(
  newEmail: string,
  proofs: TwoProofs,
): Promise<AccountAnswer<{ sent: boolean }>> {
  return askAccount('/change-email', { newEmail, ...proofs }, (answer) => ({
    sent: at(answer, 'sent') === true,
  }));
}

export function isWrongEmail({ code }: AuthRefusal): boolean {
  return code === 'INVALID_EMAIL' || code === 'EMAIL_UNCHANGED';
}

/** From now on only these work; the earlier ones are void. */
export function renewRecoveryCodes(proofs: TwoProofs): Promise<AccountAnswer<string[]>> {
  const path = '/two-factor/generate-backup-codes';
  return askAccount(path, proofs, (answer) => textsAt(answer, 'backupCodes'));
}

async function askAccount<Value>(
  path: string,
  body: Record<string, unknown>,
  read: (answer: unknown) => Value,
): Promise<AccountAnswer<Value>> {
  const answer = await askAuth(path, body);
  return answer.accepted ? { accepted: true, value: read(answer.body) } : answer;
}

function nothing(): null {
  return null;
}

function textAt(body: unknown, key: string): string {
  const value = at(body, key);
  if (typeof value !== 'string') throw new TypeError(`The answer lacks ${key}`);
  return value;
}

function textsAt(body: unknown, key: string): string[] {
  const value = at(body, key);
  if (!Array.isArray(value)) throw new TypeError(`The answer lacks ${key}`);
  return value.map(String);
}

function at(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
}
