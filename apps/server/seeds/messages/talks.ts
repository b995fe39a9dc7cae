import { isThanks, meaningOf } from '@app/domain/messaging/answer';
import { previewOf } from '@app/domain/messaging/conversation';
import { startOfDay, todayIn } from '@app/domain/shared/local-time';
import { answerTexts } from '../../src/modules/messaging/conversations/answers.labels.ts';
import type { conversations } from '../../src/modules/messaging/conversations/conversations.table.ts';
import type { incomingMessages } from '../../src/modules/messaging/conversations/incoming-messages.table.ts';
import { idAt } from '../chance.ts';
import type { Line } from './correspondence.ts';
import { type Correspondent, type Row, type Writing, writtenRow } from './message-row.ts';

type TalkRow = Omit<typeof conversations.$inferSelect, 'companyId'>;
type IncomingRow = Omit<typeof incomingMessages.$inferSelect, 'companyId'>;
export type Talk = { talk: TalkRow; came: IncomingRow[]; went: Row[] };
/** Who of the desk answers. */
export type Answerer = { userId: string; memberId: string | null };
type Led = Pick<IncomingRow, 'outcome' | 'appointmentId'>;

type Opening = {
  with: Correspondent;
  from: Temporal.Instant;
  lines: readonly Line[];
  answerer: Answerer;
  /** What her lines led to, where it was more than waiting for a person. */
  led?: Led;
};

/** One talk from its first line to its last. */
export function talkOf(writing: Writing, opening: Opening): Talk {
  const { with: contact, from, lines, answerer } = opening;
  const id = idAt(from, writing.chance);
  let at = from;
  const said = lines.map((line) => {
    at = at.add({ minutes: line.afterMinutes });
    return { line, at };
  });
  const came = said
    .filter(({ line }) => line.by !== 'team')
    .map((each) => incomingOf(writing, { ...each, id, led: opening.led }));
  const went = said
    .filter(({ line }) => line.by === 'team')
    .map(({ line, at: when }) =>
      replyOf(writing, { id, to: contact, at: when, text: line.text, by: answerer.userId }),
    );
  return { talk: rowOf(opening, { id, said, isAnswered: went.length > 0 }), came, went };
}

/** She wants no more news; the system tells her so by itself. */
export function withFarewell(writing: Writing, told: Talk, to: Correspondent): Talk {
  const last = told.came.at(-1);
  if (!last) return told;
  const at = last.receivedAt.add({ seconds: 2 });
  const reply = { id: told.talk.id, to, at, text: answerTexts.optedOut, by: null };
  const row = { ...replyOf(writing, reply), occasionKey: `opted-out:${last.id}` };
  return { ...told, went: [...told.went, row] };
}

/** So many days ago, when people write. */
export function dayBefore({ now, timezone }: Writing, days: number, minutes: number) {
  return startOfDay(todayIn(timezone, now).subtract({ days }), timezone).add({ minutes });
}

type Said = { line: Line; at: Temporal.Instant };

function incomingOf(
  { chance }: Writing,
  { line, at, id, led }: Said & { id: string; led: Led | undefined },
): IncomingRow {
  const { kind = 'text', text } = line;
  const own = idAt(at, chance);
  const fromUs = line.by === 'phone';
  const isOver = fromUs || isThanks(text);
  const waits: Led = { outcome: isOver ? 'none' : 'waits', appointmentId: null };
  return {
    id: own,
    conversationId: id,
    providerId: `3A${own.replaceAll('-', '').slice(-18).toUpperCase()}`,
    fromUs,
    kind,
    text,
    meaning: fromUs ? null : meaningOf({ kind, text }),
    ...(led ?? waits),
    receivedAt: at,
    createdAt: at,
  };
}

type Reply = {
  id: string;
  to: Correspondent;
  at: Temporal.Instant;
  text: string;
  by: string | null;
};

function replyOf(writing: Writing, { id, to, at, text, by }: Reply): Row {
  const key = `reply:${idAt(at, writing.chance)}`;
  const ties = { conversationId: id, sentBy: by };
  return writtenRow(writing, { occasion: 'reply', key, to, at, text, ...ties });
}

type Told = { id: string; said: readonly Said[]; isAnswered: boolean };

function rowOf(opening: Opening, { id, said, isAnswered }: Told): TalkRow {
  const { with: contact, from, answerer, led } = opening;
  const last = said.at(-1);
  const hers = said.findLast(({ line }) => line.by === 'client');
  const unanswered = said.slice(said.findLastIndex(({ line }) => line.by !== 'client') + 1);
  const waits = !led && unanswered.some(({ line }) => !isThanks(line.text));
  return {
    id,
    contact: contact.number,
    lid: null,
    contactName: contact.name.split(' ')[0] ?? '',
    clientId: contact.id === '' ? null : contact.id,
    lastAt: last?.at ?? from,
    lastText: previewOf(last?.line.text ?? ''),
    lastIncoming: last?.line.by === 'client',
    lastIncomingAt: hers?.at ?? null,
    unread: waits ? unanswered.length : 0,
    waitsForPerson: waits,
    memberId: isAnswered ? answerer.memberId : null,
    createdAt: from,
  };
}
