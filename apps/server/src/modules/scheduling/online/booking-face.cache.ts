import { dayBounds, todayIn } from '@app/domain/shared/local-time';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import type { PageFace } from '../../../foundation/http/visitor-pages.ts';
import { type Cacheable, cachePerSystem } from '../../../foundation/live/company-cache.ts';
import { withTimeout } from '../../../foundation/timeout.ts';
import { companyIdOf } from '../../company/company-addresses.rules.ts';
import { listBookableServices } from '../free-time/bookable-services.rules.ts';
import { TIMES_COME_FROM } from '../free-time/public-times.cache.ts';
import { presentFace } from './booking-face.presenter.ts';
import { readPublicCompany } from './public-company.steps.ts';
import { visit } from './public-visits.steps.ts';
import type { OfferedService } from './structured-data.presenter.ts';

/** Reviews, and what is sold by the link, may be this old. */
const LIFE_MS = 30_000;
/** Nobody waits for a database that dawdles to see the page. */
const TIMEOUT_MS = 1_000;
const MOST_BYTES = 16 * 1024 * 1024;

type Face = Cacheable & { face: PageFace };
const facesOf = cachePerSystem<Face>({ topics: TIMES_COME_FROM, mostBytes: MOST_BYTES });

/** What the booking page of a company says before its program runs; null where that cannot be told. */
export async function readFace(
  context: RequestContext,
  idOrSlug: string,
): Promise<PageFace | null> {
  // The page without it asks by itself, and tells what is wrong.
  return withTimeout(TIMEOUT_MS, cachedFace(context, idOrSlug)).catch(() => null);
}

async function cachedFace(context: RequestContext, idOrSlug: string): Promise<PageFace | null> {
  const companyId = await companyIdOf(context, idOrSlug);
  if (companyId === null) return null;
  const { feed, now, environment } = context;
  const asked = { companyId, question: 'face', now };
  const { face } = await facesOf(feed).getOrLoad(asked, async () => {
    const company = await readPublicCompany(context, companyId);
    const services = await readServices(context, companyId);
    const shown = presentFace({ company, services }, environment.PUBLIC_URL);
    const bytes = 2 * (shown.head.length + shown.body.length);
    return { face: shown, holdsUntil: endOf(now, company.timezone), bytes };
  });
  return face;
}

async function readServices(context: RequestContext, idOrSlug: string): Promise<OfferedService[]> {
  const services = await visit(context, { idOrSlug, purpose: 'read' }, ({ scope }) =>
    listBookableServices(scope, null),
  );
  if (!services.accepted) return [];
  return services.value.map(({ name, category, price, priceVaries }) => ({
    name,
    category,
    priceVaries,
    priceCents: price,
  }));
}

/** At midnight another day is today. */
function endOf(now: Temporal.Instant, zone: string): number {
  const midnight = dayBounds(todayIn(zone, now), zone).until.epochMilliseconds;
  return Math.min(now.epochMilliseconds + LIFE_MS, midnight);
}
