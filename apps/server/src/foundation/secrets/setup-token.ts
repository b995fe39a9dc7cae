import { hkdfSync } from 'node:crypto';
import { type Environment, isRehearsal } from '../environment.ts';

type SetupEnvironment = Pick<Environment, 'SETUP_TOKEN' | 'PUBLIC_URL' | 'HOST'>;

/**
 * What the first administrator has to know; null where only this machine reaches the system. Nobody
 * has to think of one: without the variable it follows from the application's secret, so that every
 * server of an installation asks for the same and none of them has to keep it.
 */
export function setupTokenOf(environment: SetupEnvironment, appSecret: string): string | null {
  if (environment.SETUP_TOKEN) return environment.SETUP_TOKEN;
  return isRehearsal(environment) ? null : madeFrom(appSecret);
}

/** In groups, for whoever has to type it: 'k3x9m-…'. A hundred bits, which nobody tries out. */
function madeFrom(appSecret: string): string {
  const bytes = new Uint8Array(hkdfSync('sha256', appSecret, '', 'setup-token v1', 20));
  const letters = [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(/(.{5})(?!$)/g, '$1-');
}

/** Without those that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
