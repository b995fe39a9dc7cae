import type { publicCompany } from '@app/contract/scheduling/public-booking.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { todayIn } from '@app/domain/shared/local-time';
import { openingHoursOf, openingOn } from '@app/domain/team/opening-hours';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { companyIdOf } from '../../company/company-addresses.rules.ts';
import { findShop } from '../../prepaid/orders/shops.queries.ts';
import { ANYTHING, firstOpenSlot } from '../free-time/open-times.rules.ts';
import { openTimesOf } from '../free-time/public-times.cache.ts';
import { presentPublicCompany } from './public-booking.presenter.ts';
import { findSwitchedOffCompany } from './public-company.queries.ts';
import { visit } from './public-visits.steps.ts';

export type ShownCompany = Answer<typeof publicCompany>;
type Reachable = Pick<ShownCompany, 'name' | 'phone' | 'address' | 'logoUrl'>;

/** All that a visitor reads of a company before she chooses anything. */
export async function readPublicCompany(
  context: RequestContext,
  idOrSlug: string,
): Promise<ShownCompany> {
  const known = await visit(context, { idOrSlug, purpose: 'read' }, async ({ scope, company }) => ({
    ...presentPublicCompany(company),
    rating: await context.readPublicRating(scope, company, context.now),
    hasShop: (await findShop(scope, context.now)) !== null,
  }));
  return { ...known, ...(await readOpening(context, known.id)) };
}

async function readOpening(
  context: RequestContext,
  companyId: string,
): Promise<Pick<ShownCompany, 'openingHours' | 'today' | 'nextFreeTime'>> {
  const open = await openTimesOf(context, companyId, ANYTHING);
  if (!open.accepted) return { openingHours: [], today: null, nextFreeTime: null };
  const { times } = open.value;
  const calendars = [...times.calendars.values()];
  const date = todayIn(times.rules.zone, context.now);
  return {
    openingHours: openingHoursOf(calendars.map(({ week }) => week)),
    today: { date, ...openingOn(date, calendars) },
    nextFreeTime: firstOpenSlot(times, context.now)?.startTime ?? null,
  };
}

/** How to reach a company that only switched its link off; null where nobody is to be told of it. */
export async function findReachable(
  context: RequestContext,
  idOrSlug: string,
): Promise<Reachable | null> {
  const companyId = await companyIdOf(context, idOrSlug);
  if (companyId === null) return null;
  const { requestId, now } = context;
  const entry = { companyId, userId: null, requestId, purpose: 'read' as const };
  const company = await context.scopes.withCompany(entry, (scope) =>
    findSwitchedOffCompany(scope, now),
  );
  if (!company) return null;
  const { name, phone, address, logoUrl } = presentPublicCompany(company);
  return { name, phone, address, logoUrl };
}
