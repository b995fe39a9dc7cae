import { NEW_SERVICE, SERVICE_COLORS } from '@app/domain/catalog/service';
import { PALETTE } from '@app/domain/shared/colors';
import type { Cents } from '@app/domain/shared/money';
import { accept, type Result } from '@app/domain/shared/result';
import { type WeekHours, weekOfHours } from '@app/domain/team/first-team';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { hireProfessional } from '../team/professionals.commands.ts';
import { storeFirstWeek } from '../team/schedules.commands.ts';
import { commissionRates } from './commission-rates.table.ts';
import { professionalServices } from './professional-services.table.ts';
import { services } from './services.table.ts';

type FirstService = { name: string; durationMinutes: number; price: Cents };

/** The database leaves out those whose names exist. Answers how many are new. */
export async function offerFirstServices(
  scope: CompanyScope,
  wanted: readonly FirstService[],
): Promise<number> {
  const rows = wanted.map((service, place) => ({
    ...NEW_SERVICE,
    ...service,
    color: SERVICE_COLORS[place % SERVICE_COLORS.length],
  }));
  const created = await scope
    .insert(services)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: services.id });
  return created.length;
}

export type FirstProfessional = WeekHours & {
  name: string;
  memberId: string | null;
  commissionBasisPoints: number | null;
};
type Moment = { now: Temporal.Instant; today: Temporal.PlainDate };
type Refusal = 'professional-limit-reached' | 'member-already-linked';

/** Everybody with her hours, every service and what she earns. A refusal ends the whole. */
export async function hireFirstTeam(
  scope: CompanyScope,
  team: readonly FirstProfessional[],
  moment: Moment,
): Promise<Result<string[], Refusal>> {
  const offered = await scope
    .select({ serviceId: services.id })
    .from(services)
    .where(eq(services.active, true));
  const ids: string[] = [];
  for (const [place, person] of team.entries()) {
    const hired = await hireOne(scope, { ...person, color: colorAt(place) }, moment);
    if (!hired.accepted) return hired;
    const professionalId = hired.value.id;
    ids.push(professionalId);
    if (offered.length > 0) {
      await scope
        .insert(professionalServices)
        .values(offered.map(({ serviceId }) => ({ professionalId, serviceId })));
    }
    await storeUsualRate(scope, professionalId, {
      basisPoints: person.commissionBasisPoints,
      fromDate: moment.today,
    });
  }
  // With the first who can be booked the company opens to clients.
  scope.changed.add('company');
  return accept(ids);
}

function colorAt(place: number): string {
  return PALETTE[place % PALETTE.length] ?? PALETTE[0];
}

async function hireOne(
  scope: CompanyScope,
  { name, memberId, color, ...hours }: FirstProfessional & { color: string },
  { now }: Moment,
): Promise<Result<{ id: string }, Refusal>> {
  const hired = await hireProfessional(scope, { name, memberId, color, specialties: [] }, now);
  if (hired.accepted) {
    await storeFirstWeek(scope, hired.value.id, weekOfHours(hours));
    return hired;
  }
  const { reason } = hired;
  if (reason === 'professional-limit-reached' || reason === 'member-already-linked') {
    return { accepted: false, reason };
  }
  // Neither e-mail nor phone is asked here, and the member was found in this transaction.
  throw new Error(`A first professional was refused: ${reason}`);
}

/** Of every service, those that come later too. */
async function storeUsualRate(
  scope: CompanyScope,
  professionalId: string,
  { basisPoints, fromDate }: { basisPoints: number | null; fromDate: Temporal.PlainDate },
): Promise<void> {
  if (basisPoints === null) return;
  await scope
    .insert(commissionRates)
    .values({ professionalId, serviceId: null, basisPoints, fromDate });
}
