import { Suspense } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import type { Counter } from '../../scheduling/appointments/counter.view.ts';
import { useIsDrawerClosed } from '../drawer/cash.api.ts';

const SettleDialog = lazyPart(() => import('./settle-dialog.tsx'));
const ClosedCashDialog = lazyPart(async () => {
  const { ClosedCashDialog } = await import('../drawer/closed-cash-dialog.tsx');
  return { default: ClosedCashDialog };
});
const SettlePayment = lazyPart(() => import('./settle-payment.tsx'));
const SettleRefundNote = lazyPart(() => import('./settle-refund-note.tsx'));

/** The counter beside the agenda: loaded when somebody pays. */
export const counter: Counter = {
  SettleDialog: (props) => (
    <Suspense fallback={null}>
      <SettleDialog {...props} />
    </Suspense>
  ),
  Payment: (props) => (
    <Suspense fallback={<div data-loading hidden />}>
      <SettlePayment {...props} />
    </Suspense>
  ),
  ClosedDialog: (props) => (
    <Suspense fallback={null}>
      <ClosedCashDialog {...props} />
    </Suspense>
  ),
  useIsDrawerClosed,
  RefundNote: (props) => (
    <Suspense fallback={null}>
      <SettleRefundNote {...props} />
    </Suspense>
  ),
};
