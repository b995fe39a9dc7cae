import { hkdfSync } from 'node:crypto';
import { type Environment, isRehearsal, type Reach } from '../environment.ts';

type Asked = Reach & Pick<Environment, 'SETUP_TOKEN'>;

/** Where only this machine reaches the system, its own people are not asked for the code. */
export function asksSetupToken(
  environment: Asked,
  { fromThisMachine }: { fromThisMachine: boolean },
): boolean {
  if (environment.SETUP_TOKEN || !isRehearsal(environment)) return true;
  return !fromThisMachine;
}

/**
 * What the first administrator has to know. Nobody has to think of one: without the variable it
 * follows from the application's secret, so that every server of an installation asks for the same
 * and none of them has to keep it.
 */
export function setupTokenOf(
  { SETUP_TOKEN }: Pick<Environment, 'SETUP_TOKEN'>,
  appSecret: string,
): string {
  return SETUP_TOKEN ?? madeFrom(appSecret);
}

/** In groups, for whoever has to type it: 'k3x9m-…'. A hundred bits, which nobody tries out. */
function madeFrom(appSecret: string): string {
  const bytes = new Uint8Array(hkdfSync('sha256', appSecret, '', 'setup-token v1', 20));
  const letters = [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(/(.{5})(?!$)/g, '$1-');
}

/** Letters and digits, without those that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
