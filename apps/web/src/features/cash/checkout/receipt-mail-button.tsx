import type { Settlement } from '@app/contract/cash/settlements.contract';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { receiptLabels as labels } from './receipt.labels.ts';

export const ReceiptMailDialog = lazyPart(() => import('./receipt-mail-dialog.tsx'));

/** For whoever may write in the company's name at the counter. */
export function ReceiptMailButton({ settlement }: { settlement: Settlement }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay('cash.operate')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size={18} />}
        onClick={() => setIsOpen(true)}
      >
        {labels.email}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ReceiptMailDialog settlement={settlement} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
