import { ADMINISTRATIVE_AUTOMATIONS } from './administrative.ts';
import { natureOf, type Occasion } from './occasion.ts';
import { skip, type Verdict } from './verdict.ts';

/** From the platform to a company, which is to hear that its plan ended. */
const OF_THE_PLATFORM: readonly Occasion[] = ADMINISTRATIVE_AUTOMATIONS;

/** How long what nobody waits for waits for a plan; an older offer is no news. */
const PATIENCE = { hours: 7 * 24 };
const LOOKED_AT_AGAIN = { hours: 1 };

/**
 * Whether WhatsApp carries a message only while the company's plan opens messages. What a person wrote was
 * written while it did, and is still sent.
 */
export function needsPlan(occasion: Occasion): boolean {
  return natureOf(occasion) !== 'answer' && !OF_THE_PLATFORM.includes(occasion);
}

/**
 * What a closed plan makes of marketing: it waits for a plan, and not for ever, because nobody can stop it
 * meanwhile. `null` for everything else: a visit that stands is told of another way.
 */
export function withoutPlan(
  { occasion, plannedAt }: { occasion: Occasion; plannedAt: Temporal.Instant },
  now: Temporal.Instant,
): Verdict | null {
  if (natureOf(occasion) !== 'marketing') return null;
  const isOld = Temporal.Instant.compare(plannedAt.add(PATIENCE), now) <= 0;
  return isOld ? skip('too-late') : { wait: now.add(LOOKED_AT_AGAIN) };
}
