import { BackLink } from '../../../ui/back-link.tsx';
import { useWayBack } from './receipt-back.view.ts';
import type { ReceiptView } from './receipt-view.ts';

/** Back to where the receipt was opened. */
export function ReceiptBack({ view }: { view: ReceiptView }) {
  const { to, search, text } = useWayBack(view);
  return (
    <BackLink to={to} search={search}>
      {text}
    </BackLink>
  );
}
