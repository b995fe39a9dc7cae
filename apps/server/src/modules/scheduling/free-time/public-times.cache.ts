import { accept, type Result } from '@app/domain/shared/result';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import {
  type Asked,
  bytesOf,
  type Cacheable,
  cachePerSystem,
} from '../../../foundation/live/company-cache.ts';
import { companyIdOf } from '../../company/company-addresses.rules.ts';
import { companyNotFound, visit } from '../online/public-visits.steps.ts';
import type { Choice } from './offer.rules.ts';
import {
  type OfferedHours,
  type OpenTimes,
  openTimesIn,
  readOfferedHours,
  readTakenTime,
  type TakenTime,
  type TimesRefusal,
  takenSpanOf,
} from './open-times.rules.ts';

type Chosen = { professionalId?: string | undefined; serviceIds: readonly string[] };
type Hours = Cacheable & { answer: Result<OfferedHours, TimesRefusal> };
type Taken = Cacheable & TakenTime;
/** `holdsUntil`: the epoch millisecond at which time alone makes them old. */
type LastingTimes = { times: OpenTimes; holdsUntil: number };

const HOURS_COME_FROM = ['company', 'professionals', 'services'] as const;
const TAKEN_TIME_COMES_FROM = ['appointments', 'holds'] as const;
/** From these lists free times are worked out. */
export const TIMES_COME_FROM = [...HOURS_COME_FROM, ...TAKEN_TIME_COMES_FROM];

const MEGABYTE = 1024 * 1024;
const hoursOf = cachePerSystem<Hours>({ topics: HOURS_COME_FROM, mostBytes: 36 * MEGABYTE });
const takenOf = cachePerSystem<Taken>({
  topics: TAKEN_TIME_COMES_FROM,
  mostBytes: 24 * MEGABYTE,
});

/**
 * What free times are worked out from, cached: visitors look far more often than anything
 * changes. A booking only makes old what is taken, which is read again by one question. The database
 * decides every booking, so what is old can only lead to a refusal.
 */
export async function openTimesOf(
  context: RequestContext,
  idOrSlug: string,
  { professionalId, serviceIds }: Chosen,
): Promise<Result<LastingTimes, TimesRefusal>> {
  const companyId = await companyIdOf(context, idOrSlug);
  if (companyId === null) throw companyNotFound();
  const asked = { companyId, now: context.now, question: `${professionalId} ${serviceIds}` };
  const choice = { professionalId: professionalId ?? null, serviceIds };
  const { answer, holdsUntil } = await hoursOf(context.feed).getOrLoad(asked, () =>
    readHours(context, asked, choice),
  );
  if (!answer.accepted) return answer;
  const taken = await takenTimeOf(context, companyId, answer.value);
  return accept({
    times: openTimesIn(answer.value, taken),
    holdsUntil: Math.min(holdsUntil, taken.holdsUntil),
  });
}

function readHours(
  context: RequestContext,
  { companyId, now }: Asked,
  choice: Choice,
): Promise<Hours> {
  return visit(context, { idOrSlug: companyId, purpose: 'read' }, async ({ scope, company }) => {
    const answer = await readOfferedHours(scope, { company, choice, now });
    if (!answer.accepted) return { answer, holdsUntil: Number.POSITIVE_INFINITY, bytes: 0 };
    const hours = answer.value;
    const { cache, asked, span } = placeOf(context, companyId, hours);
    // Needed next, and here a transaction is open.
    await cache.getOrLoad(asked, async () =>
      lastingTaken(await readTakenTime(scope, hours, { ...span, now })),
    );
    const holdsUntil = hours.accessEndsAt?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
    return { answer, holdsUntil, bytes: bytesOf([hours.wanted, [...hours.calendars.values()]]) };
  });
}

/** That the company is open to visitors is known from its hours. */
function takenTimeOf(
  context: RequestContext,
  companyId: string,
  hours: OfferedHours,
): Promise<Taken> {
  const { cache, asked, span } = placeOf(context, companyId, hours);
  const { requestId, now } = context;
  return cache.getOrLoad(asked, () =>
    context.scopes.withCompany(
      { companyId, userId: null, requestId, purpose: 'read' },
      async (scope) => lastingTaken(await readTakenTime(scope, hours, { ...span, now })),
    ),
  );
}

/** Named by what was read: hours that changed meanwhile may need another span. */
function placeOf({ feed, now }: RequestContext, companyId: string, hours: OfferedHours) {
  const span = takenSpanOf(hours, now);
  const ids = hours.wanted.map(({ professional }) => professional.id);
  const { from, until } = span;
  const question = `${ids} ${from.epochMilliseconds} ${until.epochMilliseconds}`;
  return { cache: takenOf(feed), asked: { companyId, now, question }, span };
}

const BYTES_OF_A_TIME = 48;

function lastingTaken(taken: TakenTime): Taken {
  const count = [...taken.busy.values()].reduce((sum, { length }) => sum + length, 0);
  return { ...taken, holdsUntil: taken.nextReturn, bytes: count * BYTES_OF_A_TIME };
}
