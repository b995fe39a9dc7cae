import type { Challenge } from '@app/contract/shared/challenge';

export type SolvedChallenge = Omit<Challenge, 'maxNumber'> & { number: number };

/** Small enough that the page answers to a touch in between. */
const AT_ONCE = 250;

/** Finds the number by trying; null when there is none. */
export async function solve(challenge: Challenge): Promise<SolvedChallenge | null> {
  const { maxNumber, ...asked } = challenge;
  for (let from = 0; from <= maxNumber; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, maxNumber - from + 1);
    const tried = await Promise.all(
      Array.from({ length: count }, (_, index) => digest(asked.salt + (from + index))),
    );
    const index = tried.indexOf(asked.challenge.toLowerCase());
    if (index >= 0) return { ...asked, number: from + index };
  }
  return null;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
