import type {
  AskedAppointment,
  affectedAppointment,
  affectedAppointments,
} from '@app/contract/shared/affected-appointments';
import { MOST_DECISIONS } from '@app/contract/shared/affected-appointments';
import type { Answer } from '@app/contract/shared/schemas';
import { may, type Role } from '@app/domain/team/permissions';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { readAppointmentCards } from '../appointments/appointment-cards.queries.ts';
import type { Taker } from './takers.rules.ts';
import type { Booked } from './troubles.queries.ts';

export type Problem = NonNullable<AskedAppointment['problem']>;

type Affected = {
  affected: readonly Booked[];
  fingerprint: string;
  takers: ReadonlyMap<string, Taker[]>;
  problems: ReadonlyMap<string, Problem>;
};

/** The first of them, as far as anything can be decided of them at once. */
export async function presentAffected(
  { scope, role }: { scope: CompanyScope; role: Role },
  { affected, fingerprint, takers, problems }: Affected,
): Promise<Answer<typeof affectedAppointments>> {
  const shown = await presentBooked({ scope, role }, affected.slice(0, MOST_DECISIONS), takers);
  return {
    count: affected.length,
    fingerprint,
    appointments: shown.map((one) => ({ ...one, problem: problems.get(one.id) ?? null })),
  };
}

/** Who comes, to whom, and who could take it; without her phone for whoever sees none. */
export async function presentBooked(
  { scope, role }: { scope: CompanyScope; role: Role },
  booked: readonly Booked[],
  takers: ReadonlyMap<string, Taker[]>,
): Promise<Answer<typeof affectedAppointment>[]> {
  if (booked.length === 0) return [];
  const ids = booked.map(({ id }) => id);
  const people = booked.map(({ professionalId }) => professionalId);
  const cards = await readAppointmentCards(scope, ids);
  const names = await readProfessionalNames(scope, people);
  const seesPhones = may(role, 'clients.view');
  return booked.map(({ id, startTime, professionalId }) => {
    const card = cards.get(id);
    return {
      id,
      startTime,
      serviceNames: card?.serviceNames ?? '',
      professionalName: names.get(professionalId) ?? '',
      clientName: card?.clientName ?? '',
      clientPhone: seesPhones ? (card?.clientPhone ?? '') : null,
      takers: takers.get(id) ?? [],
    };
  });
}
