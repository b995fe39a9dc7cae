import { hkdfSync } from 'node:crypto';
import { type AppSecrets, allOf } from '../../foundation/secrets/app-secret.ts';

/** How the sign-in library wants its secrets: each with a number that stands on what it sealed. */
type SignInSecrets = {
  secrets: { version: number; value: string }[];
  /** What the library sealed before it wrote numbers on it. */
  secret: string;
};

/** Numbers follow from the secrets themselves, so nobody has to keep a list of them. */
export function signInSecretsOf(secrets: AppSecrets, sealedWith: string): SignInSecrets {
  const numbered = allOf(secrets).map((value) => ({ version: numberOf(value), value }));
  return { secrets: numbered, secret: sealedWith };
}

function numberOf(secret: string): number {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'sign-in secret number', 4));
  return bytes.readUInt32BE();
}
