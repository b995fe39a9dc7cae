import { handBackTexts } from '../../../foundation/refund-text.ts';
import { RefundSentences } from '../book/refund-sentences.tsx';
import { useCurrentSession } from '../drawer/cash.api.ts';
import { useSettlementOf } from './settle.api.ts';
import { refundNoteLabels as labels, paidPartsOf } from './settle.labels.ts';

type SettleRefundNoteProps = { appointmentId: string };

/** Said before a paid appointment is cancelled: what is given back goes through an open drawer. */
export default function SettleRefundNote({ appointmentId }: SettleRefundNoteProps) {
  const { data: session } = useCurrentSession();
  const { data: settlement } = useSettlementOf(appointmentId);
  const byHand = settlement ? handBackTexts(paidPartsOf(settlement)) : [];
  const drawer = session === null ? labels.cashClosed : labels.refunds;
  return <RefundSentences texts={[drawer, ...byHand]} />;
}
