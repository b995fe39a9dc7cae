import type { Scopes } from '../../../foundation/database/scopes.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { withTimeout } from '../../../foundation/timeout.ts';
import { isNotFound, visit } from './public-visits.steps.ts';

type Known = { isBookable: boolean; until: number };

/** The page asks for all the rest itself, so this may be half a minute old. */
const LIFE = 30_000;
/** Nobody waits for a database that dawdles to see the page. */
const TIMEOUT_MS = 1_000;
const MOST_ADDRESSES = 10_000;
/** No company has a longer one, and nothing longer is remembered. */
const LONGEST_ADDRESS = 100;
const perSystem = new WeakMap<Scopes, Map<string, Known>>();

/** Whether a visitor finds somebody to book with at this address. */
export async function isBookable(context: RequestContext, idOrSlug: string): Promise<boolean> {
  if (idOrSlug.length > LONGEST_ADDRESS) return false;
  const known = knownOf(context);
  const now = context.now.epochMilliseconds;
  const remembered = known.get(idOrSlug);
  if (remembered && now < remembered.until) return remembered.isBookable;
  const isBookable = await asks(context, idOrSlug);
  if (known.size >= MOST_ADDRESSES) known.clear();
  known.set(idOrSlug, { isBookable, until: now + LIFE });
  return isBookable;
}

async function asks(context: RequestContext, idOrSlug: string): Promise<boolean> {
  try {
    const asked = visit(context, { idOrSlug, purpose: 'read' }, async () => true);
    return await withTimeout(TIMEOUT_MS, asked);
  } catch (error) {
    // Anything but a plain no is for the page to find out and to say.
    return !isNotFound(error);
  }
}

function knownOf({ scopes }: RequestContext): Map<string, Known> {
  const known = perSystem.get(scopes) ?? new Map<string, Known>();
  perSystem.set(scopes, known);
  return known;
}
