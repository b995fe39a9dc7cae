import { IconReceipt } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { LinkButton } from '../../../ui/link-button.tsx';
import { receiptLabels as labels } from './receipt.labels.ts';

/** Leads to a receipt, which knows the way back to this screen. */
export function ReceiptLink({ settlementId }: { settlementId: string }) {
  const from = useLocation({ select: ({ href }) => href });
  return (
    <LinkButton
      variant="default"
      to="/dashboard/financial/receipts/$id"
      params={{ id: settlementId }}
      search={{ from }}
      leftSection={<IconReceipt size={18} />}
    >
      {labels.open}
    </LinkButton>
  );
}
