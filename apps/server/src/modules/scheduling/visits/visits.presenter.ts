import type { clientAside, dueReturn } from '@app/contract/scheduling/appointments.contract';
import { type Answer, id, typedDate } from '@app/contract/shared/schemas';
import { returnDate } from '@app/domain/scheduling/return-visit';
import { todayIn } from '@app/domain/shared/local-time';
import { z } from 'zod';
import type { ClientRow } from '../../clients/clients.queries.ts';
import type { ClientNoteRow } from '../../clients/record/client-notes.queries.ts';
import type { Entry } from '../appointments/appointments.queries.ts';
import type { ClientVisits } from './client-aside.queries.ts';
import type { DueReturn, ReturnPlace } from './returns.queries.ts';

const NOTES_SHOWN = 3;

type Aside = {
  entry: Entry;
  client: ClientRow;
  notes: readonly ClientNoteRow[];
  /** Only of whoever's role sees clients. */
  blockedReason: string;
  visits: ClientVisits;
  /** After how many days she usually comes again. */
  days: number | null;
  clock: { zone: string; now: Temporal.Instant };
};

export function presentAside(aside: Aside): Answer<typeof clientAside> {
  const { entry, client, notes, blockedReason, days, clock } = aside;
  const { visits, noShows, lastVisits, nextVisit, professionalNames } = aside.visits;
  const shown = (visit: ClientVisits['lastVisits'][number]) => ({
    id: visit.id,
    startTime: visit.startTime,
    serviceNames: visit.serviceNames,
    professionalName: professionalNames.get(visit.professionalId) ?? '',
  });
  const visited = todayIn(clock.zone, entry.startTime);
  const today = todayIn(clock.zone, clock.now);
  return {
    allergies: client.allergies,
    preferences: client.preferences,
    isBlocked: client.blockedAt !== null,
    blockedReason: blockedReason || null,
    notes: notes.slice(0, NOTES_SHOWN).map(({ text, authorName, createdAt }) => ({
      text,
      authorName,
      createdAt,
    })),
    visits,
    noShows,
    lastVisits: lastVisits.map(shown),
    nextVisit: nextVisit && shown(nextVisit),
    comeBack: days === null ? null : { days, date: returnDate(visited, days, today) },
  };
}

/** Where a page ended. */
export const returnPlace: z.ZodType<ReturnPlace> = z
  .tuple([typedDate, id])
  .transform(([day, clientId]) => ({ dueDate: Temporal.PlainDate.from(day), clientId }));

export function presentReturn({ client, service, ...one }: DueReturn): Answer<typeof dueReturn> {
  return {
    ...one,
    clientId: client.id,
    clientName: client.name,
    clientPhone: client.phone,
    service: { id: service.id, name: service.name },
  };
}
