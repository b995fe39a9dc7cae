import { Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import type { SaleStart } from './sale.form.ts';
import { saleLabels as labels } from './sale.labels.ts';

const SaleDialog = lazyPart(() => import('./sale-dialog.tsx'));

/** For whoever takes money; the dialog comes when it is opened, with this in the cart already. */
export function SaleButton({ start }: { start: SaleStart }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay('cash.operate')) return null;
  return (
    <>
      <Button leftSection={<IconCash size={18} />} onClick={() => setIsOpen(true)}>
        {labels.buttons[start.kind]}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaleDialog start={start} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
