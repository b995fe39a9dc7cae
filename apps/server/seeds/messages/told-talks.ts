import type { KnownClient } from '../clientele.ts';
import type { Talks } from './correspondence.ts';
import { type Correspondent, isOver, type Row, type Writing } from './message-row.ts';
import { type Answerer, dayBefore, type Talk, talkOf, withFarewell } from './talks.ts';
import type { Book, ToldVisit } from './visit-messages.ts';

type Telling = {
  talks: Talks;
  book: Book;
  people: readonly KnownClient[];
  /** What was written to them by itself. */
  written: readonly Row[];
  answerer: Answerer;
};

const MOST_OUT = 2;
const YEAR = { hours: 24 * 365 };
const SOON = { hours: 20 };
/** How long somebody has been waiting. */
const WAITED = { minutes: 38 };

/** A handful of talks, each with somebody else. */
export function toldTalks(writing: Writing, telling: Telling): Talk[] {
  const taken = new Set<string>();
  const isFree = (client: Correspondent | undefined): client is Correspondent =>
    client !== undefined && !taken.has(client.number);
  const take = (client: Correspondent) => {
    taken.add(client.number);
    return client;
  };
  const found = [
    ...optedOut(writing, telling),
    ...said(writing, telling),
    ...waiting(writing, telling),
    ...answered(writing, telling),
    ...stranger(writing, telling),
  ];
  return found.flatMap(({ with: client, tell }) => (isFree(client) ? [tell(take(client))] : []));
}

type Found = { with: Correspondent | undefined; tell: (client: Correspondent) => Talk };

function optedOut(writing: Writing, { people, book, talks, answerer }: Telling): Found[] {
  const since = writing.now.subtract(YEAR);
  const out = people
    .flatMap(({ id, consents }) => {
      const last = consents.at(-1);
      const isOut = last && !last.granted && last.source === 'whatsapp' && isOver(since, last.at);
      return isOut ? [{ id, at: last.at }] : [];
    })
    .toSorted((one, next) => Temporal.Instant.compare(next.at, one.at));
  const led = { outcome: 'opted-out', appointmentId: null } as const;
  const lines = [{ by: 'client', text: talks.out, afterMinutes: 0 }] as const;
  return out.slice(0, MOST_OUT).map(({ id, at }) => ({
    with: book.clients.get(id),
    tell: (client) =>
      withFarewell(
        writing,
        talkOf(writing, { with: client, from: at, lines, answerer, led }),
        client,
      ),
  }));
}

/** Whoever read the last reminder and comes said so. */
function said(writing: Writing, { written, book, talks, answerer }: Telling): Found[] {
  const coming = new Set(
    book.visits
      .filter(({ status }) => status === 'confirmed' || status === 'completed')
      .map(({ id }) => id),
  );
  const reminder = written.findLast(
    ({ occasion, readAt, appointmentId }) =>
      occasion === 'appointment_reminder_24h' &&
      readAt !== null &&
      isOver(readAt.add({ minutes: 1 }), writing.now) &&
      coming.has(appointmentId ?? ''),
  );
  const at = reminder?.readAt?.add({ minutes: 1 });
  if (!reminder || !at) return [];
  const led = { outcome: 'confirmed', appointmentId: reminder.appointmentId } as const;
  const lines = [{ by: 'client', text: talks.yes, afterMinutes: 0 }] as const;
  const tell = (client: Correspondent) =>
    talkOf(writing, { with: client, from: at, lines, answerer, led });
  return [{ with: book.clients.get(reminder.clientId ?? ''), tell }];
}

function waiting(writing: Writing, { book, talks, answerer }: Telling): Found[] {
  const soon = writing.now.add(SOON);
  const visit = book.visits.find(
    ({ startTime, status, needsApproval }) =>
      status === 'scheduled' && !needsApproval && isOver(soon, startTime),
  );
  const from = writing.now.subtract(WAITED);
  return [
    {
      with: visit && book.clients.get(visit.clientId),
      tell: (client) => talkOf(writing, { with: client, from, lines: talks.waiting, answerer }),
    },
  ];
}

function answered(writing: Writing, { book, talks, answerer }: Telling): Found[] {
  return talks.answered.map((lines, place) => {
    const from = dayBefore(writing, 1 + 2 * place, 9 * 60 + 47 + 131 * place);
    const guest = lastGuest(book.visits, from, place);
    return {
      with: guest && book.clients.get(guest.clientId),
      tell: (client) => talkOf(writing, { with: client, from, lines, answerer }),
    };
  });
}

function lastGuest(visits: readonly ToldVisit[], at: Temporal.Instant, place: number) {
  const done = visits.filter(
    ({ startTime, status }) => status === 'completed' && isOver(startTime, at),
  );
  return done.at(-1 - 5 * place);
}

function stranger(writing: Writing, { talks, answerer }: Telling): Found[] {
  const { lines, ...who } = talks.stranger;
  const from = dayBefore(writing, 4, 15 * 60 + 12);
  return [
    {
      with: { ...who, id: '', email: '' },
      tell: (client) => talkOf(writing, { with: client, from, lines, answerer }),
    },
  ];
}
