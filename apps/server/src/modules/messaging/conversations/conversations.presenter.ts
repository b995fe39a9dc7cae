import type {
  conversation,
  OpenedConversation,
  saidLine,
  talkVisit,
} from '@app/contract/messaging/conversations.contract';
import { type Answer, id, typedInstant } from '@app/contract/shared/schemas';
import { phoneShown, type ReplyChance, talkName } from '@app/domain/messaging/conversation';
import { z } from 'zod';
import type { ClientVisit } from '../../scheduling/appointments/client-visits.queries.ts';
import type { NamedTalk, TalkPlace } from './conversations-list.queries.ts';
import type { KnownClient } from './opened-talk.rules.ts';
import type { LinePlace, LineRow } from './said-lines.queries.ts';

type Names = ReadonlyMap<string, string>;

/** Whoever left the team answers no more. */
export function presentTalk(talk: NamedTalk, answerers: Names): Answer<typeof conversation> {
  const { id: talkId, contact, clientId, lastAt, lastText, lastIncoming, unread } = talk;
  const answererName = answerers.get(talk.memberId ?? '');
  return {
    id: talkId,
    name: talkName(talk),
    phone: phoneShown(contact),
    clientId,
    lastAt,
    lastText,
    lastIncoming,
    unread,
    waitsForPerson: talk.waitsForPerson,
    answerer: talk.memberId && answererName ? { id: talk.memberId, name: answererName } : null,
  };
}

export function presentOpened(
  talk: NamedTalk,
  answerers: Names,
  { known, reply }: { known: KnownClient | null; reply: ReplyChance },
) {
  return { ...presentTalk(talk, answerers), reply, client: known && presentClient(known) };
}

function presentClient({ client, visits }: KnownClient) {
  const { name, allergies, preferences, tags, blockedAt, acceptsMarketing } = client;
  const [last] = visits.lastVisits;
  const { nextVisit, professionalNames } = visits;
  return {
    id: client.id,
    name,
    allergies,
    preferences,
    tags,
    isBlocked: blockedAt !== null,
    acceptsMarketing,
    visits: visits.visits,
    noShows: visits.noShows,
    lastVisit: last ? presentVisit(last, professionalNames) : null,
    nextVisit: nextVisit ? presentVisit(nextVisit, professionalNames) : null,
  } satisfies Record<keyof NonNullable<OpenedConversation['client']>, unknown>;
}

export function presentVisit(visit: ClientVisit, names: Names): Answer<typeof talkVisit> {
  const { professionalId, ...shown } = visit;
  return { ...shown, professionalName: names.get(professionalId) ?? '' };
}

export function presentLine({ at, came, went }: LineRow, authors: Names): Answer<typeof saidLine> {
  if (came) {
    const { id: lineId, kind, text, outcome, fromUs } = came;
    const from = fromUs ? 'phone' : 'client';
    return { id: lineId, at, from, kind, text, outcome, ...NOT_OURS };
  }
  const { id: lineId, text, channel, state, occasion, sentBy, error } = went;
  return {
    id: lineId,
    at,
    from: sentBy ? 'team' : 'system',
    kind: 'text',
    text,
    outcome: 'none',
    channel,
    state,
    occasion,
    authorName: authors.get(sentBy ?? '') ?? '',
    error,
  };
}

const NOT_OURS = {
  channel: null,
  state: null,
  occasion: null,
  authorName: '',
  error: '',
} as const;

/** Where a page ended. */
export const talkPlace: z.ZodType<TalkPlace> = z
  .tuple([typedInstant, id])
  .transform(([lastAt, last]) => ({ lastAt: Temporal.Instant.from(lastAt), id: last }));

export const linePlace: z.ZodType<LinePlace> = z
  .tuple([typedInstant, id])
  .transform(([at, last]) => ({ at: Temporal.Instant.from(at), id: last }));
