import { lazy, Suspense } from 'react';
import type { Counter } from '../../scheduling/appointments/counter.view.ts';
import { ClosedCashDialog } from '../drawer/closed-cash-dialog.tsx';
import { SettleRefundNote } from './settle-refund-note.tsx';

const SettleDialog = lazy(() => import('./settle-dialog.tsx'));
const SettlePayment = lazy(() => import('./settle-payment.tsx'));

/** The counter beside the agenda: loaded when somebody pays. */
export const counter: Counter = {
  SettleDialog: (props) => (
    <Suspense fallback={null}>
      <SettleDialog {...props} />
    </Suspense>
  ),
  Payment: (props) => (
    <Suspense fallback={null}>
      <SettlePayment {...props} />
    </Suspense>
  ),
  ClosedDialog: ClosedCashDialog,
  RefundNote: SettleRefundNote,
};
