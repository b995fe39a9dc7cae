import { useCurrentSession } from './cash.api.ts';
import { refundNoteLabels as labels } from './settle.labels.ts';

/** Said before a paid appointment is cancelled: what is given back goes through an open drawer. */
export function SettleRefundNote() {
  const { data: session } = useCurrentSession();
  return session === null ? labels.cashClosed : labels.refunds;
}
