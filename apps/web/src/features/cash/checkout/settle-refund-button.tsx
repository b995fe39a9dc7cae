import type { Settlement } from '@app/contract/cash/settlements.contract';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { paymentLabels as labels } from './settle.labels.ts';
import { SettleRefundDialog } from './settle-refund-dialog.tsx';

type SettleRefundButtonProps = { settlement: Settlement };

/** For whoever may, as long as the payment stands. */
export function SettleRefundButton({ settlement }: SettleRefundButtonProps) {
  const mayRefund = useMay('cash.refund');
  const [isRefunding, setIsRefunding] = useState(false);
  return (
    <>
      {mayRefund && settlement.refundedAt === null && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} />}
          onClick={() => setIsRefunding(true)}
        >
          {labels.refund}
        </Button>
      )}
      {isRefunding && (
        <SettleRefundDialog settlement={settlement} onClose={() => setIsRefunding(false)} />
      )}
    </>
  );
}
