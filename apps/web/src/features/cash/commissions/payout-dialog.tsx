import { Modal, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useCurrentSession } from '../drawer/cash.api.ts';
import { useClosedCash } from '../drawer/closed-cash.view.ts';
import { ClosedCashDialog } from '../drawer/closed-cash-dialog.tsx';

type PayoutDialogProps = {
  labels: { title: string; cashClosed: string };
  /** About as high as the form. */
  height: number;
  onClose: () => void;
  children: (onCashClosed: (reason: string) => void) => ReactNode;
};

/** Around a form that hands money over from the open drawer, and outlives it. */
export function PayoutDialog({ labels, height, onClose, children }: PayoutDialogProps) {
  const session = useCurrentSession();
  const cash = useClosedCash(labels.cashClosed);
  if (cash.isMissing) return <ClosedCashDialog reason={labels.cashClosed} onClose={onClose} />;
  return (
    <>
      <Modal
        ref={cash.dialog}
        opened
        onClose={onClose}
        closeOnEscape={cash.notice === null}
        title={labels.title}
      >
        <LoadBlock query={session} skeleton={<Skeleton height={height} />}>
          {() => children(cash.onCashClosed)}
        </LoadBlock>
      </Modal>
      {cash.notice && <ClosedCashDialog reason={cash.notice} onClose={cash.putAway} />}
    </>
  );
}
