import type { ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { GuardedDialog } from '../../../ui/dialogs/guarded-dialog.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useCurrentSession } from './cash.api.ts';
import { useClosedCash } from './closed-cash.view.ts';
import { ClosedCashDialog } from './closed-cash-dialog.tsx';

type OpenCashDialogProps = {
  labels: { title: string; cashClosed: string; openCash?: string };
  size?: ModalProps['size'];
  /** About as high as the form. */
  skeleton: ReactNode;
  /** The drawer is needed no longer. */
  isDone?: boolean;
  onClose: () => void;
  children: (onCashClosed: (reason: string) => void) => ReactNode;
};

/** Around a form that moves money in the open drawer, and outlives it. */
export function OpenCashDialog(props: OpenCashDialogProps) {
  const { labels, size = 'md', skeleton, isDone = false, onClose, children } = props;
  const session = useCurrentSession();
  const cash = useClosedCash(labels.cashClosed);
  const opening = labels.openCash === undefined ? {} : { confirm: labels.openCash };
  const notice = isDone ? null : cash.notice;
  if (cash.isMissing && !isDone) {
    return <ClosedCashDialog {...opening} reason={labels.cashClosed} onClose={onClose} />;
  }
  return (
    <>
      <GuardedDialog title={labels.title} size={size} isCovered={notice !== null} onClose={onClose}>
        <LoadBlock query={session} skeleton={skeleton}>
          {() => children(cash.onCashClosed)}
        </LoadBlock>
      </GuardedDialog>
      {notice && <ClosedCashDialog {...opening} reason={notice} onClose={cash.putAway} />}
    </>
  );
}
