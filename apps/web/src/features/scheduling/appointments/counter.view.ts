import type {
  AgendaEntry,
  AppointmentDetail,
} from '@app/contract/scheduling/agenda-entry.contract';
import { type ComponentType, useCallback } from 'react';
import { sessionOpens, useMay, useSession } from '../../../foundation/sign-in/session.tsx';

/** What the counter adds to an appointment. The page that shows both areas hands it over. */
export type Counter = {
  /** Takes the payment of what was done. */
  SettleDialog: ComponentType<{ appointmentId: string; onClose: () => void }>;
  /** Says why nothing can be completed or paid now; whoever opens the drawer there goes on. */
  ClosedDialog: ComponentType<ClosedDialogProps>;
  /** Answers whether it is known that no drawer is open; looked up ahead only when it is asked. */
  useIsDrawerClosed: (isAsked: boolean) => () => Promise<boolean>;
  /** Said before something that was paid is cancelled. */
  RefundNote: ComponentType<{ appointmentId: string }>;
  /** What was paid, in the details. */
  Payment: ComponentType<{ appointment: AppointmentDetail }>;
};

type ClosedDialogProps = {
  reason: string;
  /** What comes of it, on the button. */
  confirm?: string;
  onOpened: () => void;
  onClose: () => void;
};

/** Whether this person can take money for it: it is done, and nobody paid it yet. */
export function useCanSettle(): (entry: Pick<AgendaEntry, 'status' | 'isPaid'>) => boolean {
  const mayOperate = useMay('cash.operate');
  const isOpen = useHasMoney();
  const isCashier = mayOperate && isOpen;
  return useCallback(
    ({ status, isPaid }) => isCashier && status === 'completed' && !isPaid,
    [isCashier],
  );
}

/** Whether the plan opens the counter at all. */
export function useHasMoney(): boolean {
  return sessionOpens(useSession(), 'financial');
}
