import { timingSafeEqual } from 'node:crypto';
import type { feed as feedSchema } from '@app/contract/scheduling/agenda.contract';
import type { Answer } from '@app/contract/shared/schemas';
import type { CalendarContent, CalendarEvent } from '@app/domain/scheduling/calendar-file';
import { firstNameOf } from '@app/domain/scheduling/own-appointment';
import type { Marker } from '../../../foundation/secrets/keyed-mark.ts';
import type { CompanyRow } from '../../company/company.queries.ts';
import type { Entry } from '../appointments/appointments.queries.ts';
import type { FeedRow, NamedFeed } from './calendar-feeds.queries.ts';
import { eventOf } from './calendar-file.presenter.ts';

type FeedKey = Pick<FeedRow, 'companyId' | 'id'>;
type Writing = { publicUrl: string; markOf: Marker };

export function presentFeed(feed: NamedFeed, writing: Writing): Answer<typeof feedSchema> {
  return { ...feed, url: feedUrlOf(feed, writing) };
}

/** Our mark is the secret in it. It is kept nowhere and made again each time the address is shown. */
function feedUrlOf(feed: FeedKey, { publicUrl, markOf }: Writing): string {
  const path = `/calendario/${feed.companyId}/${feed.id}/${markOfFeed(feed, markOf)}.ics`;
  return new URL(path, publicUrl).href;
}

/** Asked before anything is looked up, in a time that tells nothing of how much was right. */
export function isMarked(feed: FeedKey, mark: string, markOf: Marker): boolean {
  const [given, right] = [Buffer.from(mark), Buffer.from(markOfFeed(feed, markOf))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function markOfFeed({ companyId, id }: FeedKey, markOf: Marker): string {
  return markOf(`calendar-feed:${companyId}:${id}`);
}

type Followed = {
  feed: NamedFeed;
  company: CompanyRow;
  entries: readonly Entry[];
  /** Of those in the entries. */
  names: ReadonlyMap<string, string>;
  publicUrl: string;
};

/** The agenda as a phone's calendar shows it to whoever looks over a shoulder: first names only. */
export function feedContent(followed: Followed): CalendarContent {
  const { feed, company, entries } = followed;
  const companyName = company.tradeName || company.name;
  return {
    name: feed.professionalName ? `${feed.professionalName} — ${companyName}` : companyName,
    zone: company.timezone,
    events: entries.map((entry) => feedEvent(entry, followed)),
  };
}

function feedEvent(entry: Entry, { feed, names, publicUrl }: Followed): CalendarEvent {
  const whose = feed.professionalId === null ? ` (${names.get(entry.professionalId) ?? ''})` : '';
  return { ...eventOf(entry, publicUrl), title: `${titleOf(entry)}${whose}` };
}

function titleOf({ kind, client, serviceNames }: Entry): string {
  if (kind === 'block') return 'Horário bloqueado';
  return `${firstNameOf(client?.name ?? '')} — ${serviceNames}`;
}
