import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope, Scopes } from '../../src/foundation/database/scopes.ts';
import { readCompany } from '../../src/modules/company/company.queries.ts';
import { readAgenda } from '../../src/modules/scheduling/agenda/agenda.queries.ts';
import { bookAppointment } from '../../src/modules/scheduling/booking/booking.commands.ts';
import {
  listOpenDays,
  listOpenSlots,
  type OpenTimes,
  openTimesIn,
  readOfferedHours,
  readTakenTime,
  takenSpanOf,
} from '../../src/modules/scheduling/free-time/open-times.rules.ts';
import { PLATFORM_NOW } from '../platform/appointments.ts';
import { type Party, partyAt, startAt } from '../platform/parties.ts';

/** What is done at one place of the order in which everybody comes; true when it went well. */
export type Work = (place: number) => Promise<boolean>;

const ZONE = 'America/Sao_Paulo';
const TODAY = todayIn(ZONE, PLATFORM_NOW);

/** What people wait for all day, each as the database is asked for it and not a memory. */
export function worksOn(scopes: Scopes, parties: readonly Party[]) {
  const entry = (companyId: string) => ({ companyId, userId: null, requestId: 'bench' });
  const reading = (read: (scope: CompanyScope, party: Party) => Promise<boolean>): Work => {
    return (place) => {
      const party = partyAt(place, parties);
      const reader = { ...entry(party.companyId), purpose: 'read' } as const;
      return scopes.withCompany(reader, (scope) => read(scope, party));
    };
  };
  const agenda = (days: number) =>
    reading(async (scope) => {
      const shown = { fromDate: TODAY, days, zone: ZONE, sight: { of: 'everybody' } } as const;
      return (await readAgenda(scope, shown)).columns.length > 0;
    });
  return {
    slots: reading(async (scope, party) => {
      const times = await timesOf(scope, party);
      return listOpenSlots(times, TODAY.add({ days: 2 }), PLATFORM_NOW).length > 0;
    }),
    days: reading(async (scope, party) => {
      const times = await timesOf(scope, party);
      return listOpenDays(times, PLATFORM_NOW).length > 0;
    }),
    agendaOfDay: agenda(1),
    agendaOfWeek: agenda(7),
    booking: (place: number) => {
      const party = partyAt(place, parties);
      return scopes.withCompany(entry(party.companyId), (scope) =>
        book(scope, party, startAt(place, parties)),
      );
    },
  } satisfies Record<string, Work>;
}

async function timesOf(scope: CompanyScope, party: Party): Promise<OpenTimes> {
  const company = await readCompany(scope);
  const choice = { professionalId: party.professionalId, serviceIds: [party.serviceId] };
  const now = PLATFORM_NOW;
  const hours = await readOfferedHours(scope, { company, choice, now });
  if (!hours.accepted) throw new Error(hours.reason);
  const span = takenSpanOf(hours.value, now);
  return openTimesIn(hours.value, await readTakenTime(scope, hours.value, { ...span, now }));
}

async function book(
  scope: CompanyScope,
  { professionalId, serviceId, clientId }: Party,
  startTime: Temporal.Instant,
): Promise<boolean> {
  const outcome = await bookAppointment(scope, {
    professionalId,
    serviceIds: [serviceId],
    client: { id: clientId },
    startTime,
    policy: null,
    zone: ZONE,
    now: PLATFORM_NOW,
    source: 'staff',
    notes: '',
    couponCode: '',
  });
  return outcome.accepted;
}
