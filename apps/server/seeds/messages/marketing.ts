import { withWayOut } from '@app/domain/messaging/campaign';
import { renderTemplate } from '@app/domain/messaging/template';
import { formatDate, startOfDay, todayIn } from '@app/domain/shared/local-time';
import { eq, type SQL } from 'drizzle-orm';
import type { CompanyScope } from '../../src/foundation/database/scopes.ts';
import { finishCampaign } from '../../src/modules/messaging/campaigns/campaign-course.commands.ts';
import { beginCampaign } from '../../src/modules/messaging/campaigns/campaign-run.commands.ts';
import { createMassCampaign } from '../../src/modules/messaging/campaigns/campaigns.commands.ts';
import { campaigns } from '../../src/modules/messaging/campaigns/campaigns.table.ts';
import { runReengagement } from '../../src/modules/messaging/campaigns/reengagement-run.commands.ts';
import { reengagements } from '../../src/modules/messaging/campaigns/reengagements.table.ts';
import { messages } from '../../src/modules/messaging/messages.table.ts';
import { insertAll } from '../bulk-insert.ts';
import { idAt } from '../chance.ts';
import type { Correspondence } from './correspondence.ts';
import { isOver, type Writing, writtenRow } from './message-row.ts';
import type { Book } from './visit-messages.ts';

export type Marketing = {
  story: Correspondence;
  book: Book;
  /** The company's own texts, by their names. */
  templateIds: ReadonlyMap<string, string>;
  ownerId: string;
};
type Pace = { atOnce: number; secondsApart: number };

/** To people the number knows; strangers are written to little by little, over days. */
const KNOWN: Pace = { atOnce: 1000, secondsApart: 42 };
const STRANGERS: Pace = { atOnce: 40, secondsApart: 170 };

/** Whom they were for is decided by the rules themselves, on the day on which they began. */
export async function tellMarketing(
  scope: CompanyScope,
  writing: Writing,
  marketing: Marketing,
): Promise<void> {
  await tellCampaign(scope, writing, marketing);
  await tellReengagement(scope, writing, marketing);
  await planCampaign(scope, writing, marketing);
}

async function tellCampaign(
  scope: CompanyScope,
  writing: Writing,
  marketing: Marketing,
): Promise<void> {
  const { daysAgo, text: name, segments, ...campaign } = marketing.story.campaign;
  const startedAt = daysBefore(writing, daysAgo);
  const text = textOf(marketing, name);
  const id = idAt(startedAt, writing.chance);
  const templateId = templateOf(marketing, name);
  await scope.insert(campaigns).values({
    ...campaign,
    id,
    text,
    templateId,
    segments: [...segments],
    createdAt: startedAt,
    createdBy: marketing.ownerId,
  });
  await beginCampaign(scope, id, { zone: writing.timezone, now: startedAt });
  const ties = { campaignId: id, occasion: 'campaign', text, startedAt } as const;
  const sent = await send(scope, writing, {
    ...ties,
    of: eq(messages.campaignId, id),
    pace: KNOWN,
    book: marketing.book,
  });
  await finishCampaign(scope, id, startedAt.add({ seconds: KNOWN.secondsApart * (sent + 1) }));
}

async function tellReengagement(
  scope: CompanyScope,
  writing: Writing,
  marketing: Marketing,
): Promise<void> {
  const { daysAgo, text: name, ...terms } = marketing.story.reengagement;
  const startedAt = daysBefore(writing, daysAgo);
  const id = idAt(startedAt, writing.chance);
  const templateId = templateOf(marketing, name);
  await scope.insert(reengagements).values({ ...terms, id, templateId, createdAt: startedAt });
  await runReengagement(scope, id, { zone: writing.timezone, now: startedAt });
  const ties = { reengagementId: id, occasion: 'reengagement', startedAt } as const;
  await send(scope, writing, {
    ...ties,
    text: textOf(marketing, name),
    of: eq(messages.reengagementId, id),
    pace: STRANGERS,
    book: marketing.book,
  });
}

async function planCampaign(
  scope: CompanyScope,
  { timezone: zone, now }: Writing,
  marketing: Marketing,
): Promise<void> {
  const { daysAhead, text, segments, ...campaign } = marketing.story.plannedCampaign;
  const date = todayIn(zone, now).add({ days: daysAhead }).toString();
  const planned = await createMassCampaign(
    scope,
    {
      ...campaign,
      segments: [...segments],
      templateId: templateOf(marketing, text),
      schedule: { type: 'schedule', date, time: '10:00' },
      respectBusinessHours: true,
      excludeRecentContacts: true,
    },
    { zone, now, userId: marketing.ownerId },
  );
  if (!planned.accepted) throw new Error(`${campaign.name} is not planned: ${planned.reason}`);
}

type Sending = {
  of: SQL;
  occasion: 'campaign' | 'reengagement';
  text: string;
  startedAt: Temporal.Instant;
  pace: Pace;
  book: Book;
  campaignId?: string;
  reengagementId?: string;
};

/** What was written down for its recipients has left meanwhile. Answers how many they were. */
async function send(scope: CompanyScope, writing: Writing, sending: Sending): Promise<number> {
  const { of, occasion, startedAt, pace, campaignId = null, reengagementId = null } = sending;
  const asked = await scope
    .delete(messages)
    .where(of)
    .returning({ key: messages.occasionKey, clientId: messages.clientId });
  const told = asked.flatMap(({ key, clientId }, place) => {
    const to = sending.book.clients.get(clientId ?? '');
    const at = momentOf(startedAt, pace, place);
    if (!to || !isOver(at.add({ minutes: 5 }), writing.now)) return [];
    const text = withWayOut(renderTemplate(sending.text, valuesOf(writing, sending, to)));
    return [writtenRow(writing, { occasion, key, to, at, text, campaignId, reengagementId })];
  });
  await insertAll(scope, messages, told);
  return told.length;
}

function momentOf(from: Temporal.Instant, { atOnce, secondsApart }: Pace, place: number) {
  const day = Math.floor(place / atOnce);
  return from.add({ hours: 24 * day, seconds: (place % atOnce) * secondsApart });
}

type Named = { id: string; name: string };

function valuesOf({ timezone }: Writing, { book, startedAt }: Sending, { id, name }: Named) {
  const values = { client_name: name, company_name: book.companyName };
  const last = book.visits.findLast(
    ({ clientId, startTime, status }) =>
      clientId === id && status !== 'cancelled' && isOver(startTime, startedAt),
  );
  if (!last) return values;
  const day = todayIn(timezone, last.startTime);
  const away = day.until(todayIn(timezone, startedAt), { largestUnit: 'day' }).days;
  return {
    ...values,
    last_appointment_date: formatDate(day),
    days_since_last_appointment: String(away),
  };
}

/** At ten in the morning. */
function daysBefore({ now, timezone }: Writing, days: number): Temporal.Instant {
  return startOfDay(todayIn(timezone, now).subtract({ days }), timezone).add({ hours: 10 });
}

function textOf({ story }: Marketing, name: string): string {
  const text = story.texts[name];
  if (text === undefined) throw new Error(`There is no text ${name}`);
  return text;
}

function templateOf({ templateIds }: Marketing, name: string): string {
  const id = templateIds.get(name);
  if (id === undefined) throw new Error(`There is no template ${name}`);
  return id;
}
