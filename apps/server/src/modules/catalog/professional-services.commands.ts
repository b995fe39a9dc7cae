import { isOwedFrom } from '@app/domain/catalog/commission';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isMissingReference } from '../../foundation/database/sql-state.ts';
import { lockProfessional } from '../team/professionals.queries.ts';
import { endCommissions } from './commission-rates.commands.ts';
import { commissionsOf } from './commission-rates.queries.ts';
import { listOfferedServices, type OfferedServiceRow } from './professional-services.queries.ts';
import { OFFERED_SERVICE_FK, professionalServices } from './professional-services.table.ts';

/** What is not said is not compared. */
export type KnownOffer = Pick<OfferedServiceRow, 'serviceId'> & Partial<OfferedServiceRow>;

type NewOffer = {
  professionalId: string;
  /** The services she did when somebody began to change them. */
  known: readonly KnownOffer[];
  services: readonly OfferedServiceRow[];
  /** Services that are left out and have a commission: end it, or refuse the whole. */
  commissions: 'keep' | 'end';
};
type Outcome =
  | Result<null, 'not-found' | 'service-not-found' | 'changed-meanwhile'>
  | { accepted: false; reason: 'services-have-commissions'; serviceNames: string[] };

/** Everything she does, in one step. */
export async function replaceOfferedServices(
  scope: CompanyScope,
  { professionalId, known, services, commissions }: NewOffer,
  today: Temporal.PlainDate,
): Promise<Outcome> {
  if (!(await lockProfessional(scope, professionalId))) return refuse('not-found');
  const before = await listOfferedServices(scope, professionalId);
  if (!isSameSet(before, known)) return refuse('changed-meanwhile');
  const serviceIds = leftOut(before, services);
  const owed = (await commissionsOf(scope, professionalId, serviceIds)).filter(({ history }) =>
    isOwedFrom(history, today),
  );
  if (owed.length > 0 && commissions === 'keep') {
    const serviceNames = owed.map(({ serviceName }) => serviceName);
    return { accepted: false, reason: 'services-have-commissions', serviceNames };
  }
  if (owed.length > 0) {
    const owedIds = owed.map(({ serviceId }) => serviceId);
    await endCommissions(scope, { professionalId, serviceIds: owedIds }, today);
  }
  await removeOffers(scope, professionalId, serviceIds);
  return storeOffers(scope, professionalId, services);
}

function isSameSet(stored: readonly OfferedServiceRow[], known: readonly KnownOffer[]): boolean {
  const byId = new Map(known.map((offer) => [offer.serviceId.toLowerCase(), offer]));
  return byId.size === stored.length && stored.every((row) => isSame(row, byId));
}

function isSame(row: OfferedServiceRow, byId: ReadonlyMap<string, KnownOffer>): boolean {
  const known = byId.get(row.serviceId);
  if (!known) return false;
  const { price = row.price, durationMinutes = row.durationMinutes } = known;
  return price === row.price && durationMinutes === row.durationMinutes;
}

function leftOut(
  before: readonly OfferedServiceRow[],
  services: readonly OfferedServiceRow[],
): string[] {
  const kept = new Set(services.map(({ serviceId }) => serviceId.toLowerCase()));
  return before.map(({ serviceId }) => serviceId).filter((id) => !kept.has(id));
}

async function removeOffers(
  scope: CompanyScope,
  professionalId: string,
  serviceIds: readonly string[],
): Promise<void> {
  await scope
    .delete(professionalServices)
    .where(
      and(
        eq(professionalServices.professionalId, professionalId),
        inArray(professionalServices.serviceId, [...serviceIds]),
      ),
    );
}

const KEY = [
  professionalServices.companyId,
  professionalServices.professionalId,
  professionalServices.serviceId,
];

async function storeOffers(
  scope: CompanyScope,
  professionalId: string,
  services: readonly OfferedServiceRow[],
): Promise<Result<null, 'service-not-found'>> {
  if (services.length === 0) return accept(null);
  try {
    await scope
      .insert(professionalServices)
      .values(services.map((service) => ({ ...service, professionalId })))
      .onConflictDoUpdate({
        target: KEY,
        set: {
          price: sql`excluded.price_in_cents`,
          durationMinutes: sql`excluded.duration_in_minutes`,
        },
      });
    return accept(null);
  } catch (error) {
    if (isMissingReference(OFFERED_SERVICE_FK, error)) return refuse('service-not-found');
    throw error;
  }
}
