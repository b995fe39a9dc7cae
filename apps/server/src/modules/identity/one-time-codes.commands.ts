import { createHmac, timingSafeEqual } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { twoFactors } from './accounts.table.ts';
import type { SignIn } from './sign-in.client.ts';

const PERIOD = 30_000;
const DIGITS = 6;

type CodeParts = { signIn: SignIn; owner: NodePgDatabase };
type GivenCode = { userId: string; code: string; moment: number };

/**
 * Uses an authenticator's code up: each works once, whoever read it over somebody's shoulder. The
 * step of the last one is kept, and of two who come with the same at once the database lets one pass.
 */
export async function useCodeUp(
  { signIn, owner }: CodeParts,
  { userId, code, moment }: GivenCode,
): Promise<'accepted' | 'used' | 'wrong'> {
  const [kept] = await owner
    .select({ secret: twoFactors.secret })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  if (!kept) return 'wrong';
  const { secretConfig } = await signIn.$context;
  const secret = await symmetricDecrypt({ key: secretConfig, data: kept.secret });
  const step = stepOf(secret, code, moment);
  if (step === null) return 'wrong';
  const used = await owner
    .update(twoFactors)
    .set({ lastUsedStep: step })
    .where(and(eq(twoFactors.userId, userId), isLaterThanLast(step)))
    .returning({ id: twoFactors.id });
  return used.length > 0 ? 'accepted' : 'used';
}

function isLaterThanLast(step: number) {
  return or(isNull(twoFactors.lastUsedStep), lt(twoFactors.lastUsedStep, step));
}

/** Which half minute a code belongs to: this one, or the one before or after, as clocks differ. */
function stepOf(secret: string, code: string, moment: number): number | null {
  const now = Math.floor(moment / PERIOD);
  const fitting = [now - 1, now, now + 1].filter((step) => isSame(codeAt(secret, step), code));
  return fitting.at(-1) ?? null;
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
