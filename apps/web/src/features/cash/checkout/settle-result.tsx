import type { NewSettlement } from '@app/contract/cash/settlements.contract';
import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { Button } from '@mantine/core';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { ReturnButton } from '../../scheduling/visit/return-button.tsx';
import { AskedCommission } from '../commissions/asked-commission.tsx';
import { settleLabels as labels } from './settle.labels.ts';
import { SettleSummary } from './settle-summary.tsx';

type SettleResultProps = {
  settlement: NewSettlement;
  appointment: AppointmentDetail | undefined;
  onClose: () => void;
};

/** The change is given back after the payment is stored, so it stays in sight. */
export function SettleResult({ settlement, appointment, onClose }: SettleResultProps) {
  return (
    <>
      <SettleSummary settlement={settlement} name={settlement.clientName} />
      <AskedCommission settlement={settlement} />
      <DialogActions>
        {appointment && <ComeBack appointment={appointment} onLeave={onClose} />}
        <Button onClick={onClose} autoFocus>
          {labels.done}
        </Button>
      </DialogActions>
    </>
  );
}

/** The next visit is booked while the client stands there. */
function ComeBack(props: { appointment: AppointmentDetail; onLeave: () => void }) {
  const mayBook = useMay('appointments.manage');
  if (!mayBook || props.appointment.clientId === null) return null;
  return <ReturnButton {...props} variant="default" />;
}
