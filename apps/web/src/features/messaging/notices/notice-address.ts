import type { Notice } from '@app/contract/messaging/notices.contract';
import { visitAddress, visitSearch } from '../../../ui/visit-address.ts';

/** Somebody should act on it today: it stands out among the others. */
export function isUrgent({ kind }: Pick<Notice, 'kind'>): boolean {
  return kind === 'review-low';
}

/** Where one sees what a notice is about. */
export function noticeAddress(notice: Notice, timezone: string): string {
  const { kind, appointmentId, startTime, importId, conversationId } = notice;
  if (kind === 'review-low' || kind === 'review-received') return '/dashboard/reviews';
  if (appointmentId && startTime) {
    return visitAddress(visitSearch({ id: appointmentId, startTime }, timezone));
  }
  if (conversationId) return `/dashboard/conversas?id=${conversationId}`;
  if (importId) return `/dashboard/clients/import/${importId}`;
  if (kind === 'whatsapp-lost' || kind === 'whatsapp-banned') return '/dashboard/whatsapp';
  if (kind === 'campaign-failed' || kind === 'campaign-paused') return '/dashboard/messages';
  if (kind === 'order-placed') return '/dashboard/orders';
  if (kind === 'stock-low') return '/dashboard/stock';
  if (kind === 'support-entered') return '/dashboard/settings?tab=support';
  if (kind === 'appointments-unsolved') return '/dashboard/appointments/unsolved';
  if (kind === 'requests-waiting') return '/dashboard/appointments?view=list&request=waiting';
  return kind === 'payment-failed' ? '/dashboard/settings?tab=subscription' : '/dashboard';
}
