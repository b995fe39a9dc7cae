import type { Result } from '@app/domain/shared/result';
import type { Arrival } from '../../foundation/http/procedures.ts';
import type { ChangeFeed } from '../../foundation/live/change-feed.ts';
import { type CompanyMemory, openCompanyMemory } from '../../foundation/live/company-memory.ts';
import { type OpenTimes, readOpenTimes, type TimesRefusal } from './open-times.queries.ts';
import { companyIdOf, companyNotFound, visit } from './public-visits.handlers.ts';

type Chosen = { professionalId?: string | undefined; serviceIds: readonly string[] };
type Answer = Result<OpenTimes, TimesRefusal>;

/** From these lists free times are worked out. */
export const TIMES_COME_FROM = [
  'company',
  'professionals',
  'services',
  'appointments',
  'holds',
] as const;

/**
 * What free times are worked out from, kept in memory: visitors look far more often than anything
 * changes. The database decides every booking, so what is old can only lead to a refusal.
 */
export async function openTimesOf(
  context: Arrival,
  idOrSlug: string,
  { professionalId, serviceIds }: Chosen,
): Promise<Answer> {
  const companyId = await companyIdOf(context, idOrSlug);
  if (companyId === null) throw companyNotFound();
  const { now, feed } = context;
  const memory = memoryOf(feed);
  const asked = { companyId, now, question: `${professionalId} ${serviceIds}` };
  const known = memory.find(asked);
  if (known) return known;

  const choice = { professionalId: professionalId ?? null, serviceIds };
  const where = { idOrSlug: companyId, purpose: 'read' } as const;
  const answer = visit(context, where, ({ scope, company }) =>
    readOpenTimes(scope, { company, choice, now }),
  );
  memory.keep(asked, answer);
  // Whoever asked hears of the failure; whoever comes next asks again.
  answer.catch(() => memory.forget(asked));
  return answer;
}

const perSystem = new WeakMap<ChangeFeed, CompanyMemory<Promise<Answer>>>();

function memoryOf(feed: ChangeFeed): CompanyMemory<Promise<Answer>> {
  const known = perSystem.get(feed);
  if (known) return known;
  const made = openCompanyMemory<Promise<Answer>>(feed, TIMES_COME_FROM);
  perSystem.set(feed, made);
  return made;
}
