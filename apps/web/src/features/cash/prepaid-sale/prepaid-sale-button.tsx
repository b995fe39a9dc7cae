import { Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { prepaidSaleLabels } from './prepaid-sale.labels.ts';
import type { PrepaidSaleProps } from './prepaid-sale-dialog.tsx';

const PrepaidSaleDialog = lazyPart(() => import('./prepaid-sale-dialog.tsx'));

/** For whoever takes money; the dialog comes when it is opened. */
export function PrepaidSaleButton(props: Omit<PrepaidSaleProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay('cash.operate')) return null;
  return (
    <>
      <Button leftSection={<IconCash size={18} />} onClick={() => setIsOpen(true)}>
        {prepaidSaleLabels[props.kind].button}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PrepaidSaleDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
