import type { notice } from '@app/contract/messaging/notices.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import { leadsElsewhere } from '@app/domain/shared/shown-name';
import type { MailContent } from '../../../foundation/mail/mail-layout.ts';
import { noticeMailLabels as labels } from './notices.labels.ts';
import type { NoticeFacts, NoticeRow } from './notices.queries.ts';

export function presentNotice(
  row: NoticeRow & { read: boolean },
  facts: NoticeFacts,
): Answer<typeof notice> {
  const { id, kind, read, createdAt, appointmentId, importId, conversationId, productId } = row;
  const { startTime, previousStartTime, amountInCents: amountCents, gathered } = row;
  const about = {
    appointmentId,
    importId,
    conversationId,
    productId,
    startTime,
    previousStartTime,
    amountCents,
    gathered,
  };
  return { id, kind, read, createdAt, ...about, ...facts };
}

type Place = { name: string; timezone: string; publicUrl: string };

/** What stands in the mail about a notice. */
export function noticeLetter(
  row: NoticeRow,
  facts: NoticeFacts,
  { name, timezone, publicUrl }: Place,
): MailContent & { subject: string } {
  const { kind, startTime, previousStartTime, gathered } = row;
  const at = startTime && momentText(startTime, timezone);
  const before = previousStartTime && momentText(previousStartTime, timezone);
  // A visitor calls herself what she likes, and this is sent in our name.
  const clientName = leadsElsewhere(facts.clientName) ? '' : facts.clientName;
  const words = { ...facts, clientName, gathered, at: at ?? '', before: before ?? '' };
  return {
    brand: name,
    subject: labels.subject[kind](words),
    title: gathered ? labels.gatheredTitle : labels.title[kind],
    paragraphs: [labels.sentence[kind](words), labels.where],
    action: { label: labels.open, url: `${publicUrl}${addressOf(row, timezone)}` },
  };
}

/** What a browser shows while the application is closed, and where a tap leads. */
export function noticePush(row: NoticeRow, facts: NoticeFacts, place: Place) {
  const { title, paragraphs } = noticeLetter(row, facts, place);
  return {
    title: `${title} · ${place.name}`,
    body: paragraphs[0] ?? '',
    path: addressOf(row, place.timezone),
    tag: row.id,
  };
}

function addressOf(row: NoticeRow, timezone: string): string {
  if (row.kind === 'review-low' || row.kind === 'review-received') return '/dashboard/reviews';
  if (row.kind === 'order-placed') return '/dashboard/orders';
  if (row.kind === 'stock-low') return '/dashboard/stock';
  if (row.kind === 'support-entered') return '/dashboard/settings?tab=support';
  if (row.kind === 'appointments-unsolved') return '/dashboard/appointments/unsolved';
  if (row.kind === 'requests-waiting') {
    return '/dashboard/appointments?view=list&request=waiting';
  }
  const { kind, appointmentId, startTime, importId, conversationId } = row;
  if (conversationId) return `/dashboard/conversas?id=${conversationId}`;
  if (kind === 'whatsapp-lost' || kind === 'whatsapp-banned') return '/dashboard/whatsapp';
  if (kind === 'campaign-failed' || kind === 'campaign-paused') return '/dashboard/messages';
  if (importId) return `/dashboard/clients/import/${importId}`;
  if (!appointmentId || !startTime) return '/dashboard';
  const date = todayIn(timezone, startTime);
  return `/dashboard/appointments?date=${date}&open=${appointmentId}`;
}

function momentText(moment: Temporal.Instant, timezone: string): string {
  return `${formatDate(todayIn(timezone, moment))} às ${formatTime(moment, timezone)}`;
}
