import type { NewSettlement } from '@app/contract/cash/settlements.contract';
import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { formatMoney } from '@app/domain/shared/money';
import { Button, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { ReturnButton } from '../../scheduling/visit/return-button.tsx';
import { AskedCommission } from '../commissions/asked-commission.tsx';
import { ReceiptWays } from './receipt-ways.tsx';
import { settleLabels as labels, paidBeforeText, receivedOf } from './settle.labels.ts';
import classes from './settle.module.css';
import { SettleChange } from './settle-change.tsx';

type SettleResultProps = {
  settlement: NewSettlement;
  appointment: AppointmentDetail | undefined;
  onClose: () => void;
};

/** The change is given back after the payment is stored, so it stays in sight. */
export function SettleResult({ settlement, appointment, onClose }: SettleResultProps) {
  const { clientName, prepaid } = settlement;
  return (
    <>
      <div className={classes.result}>
        <IconCircleCheck size={40} color="var(--mantine-color-success)" aria-hidden />
        <Text className={classes.words}>{clientName}</Text>
        <Text className={classes.received}>{formatMoney(receivedOf(settlement))}</Text>
        {prepaid.map((one) => (
          <Text key={one.name} size="sm" c="dimmed">
            {paidBeforeText(one)}
          </Text>
        ))}
        <SettleChange settlement={settlement} />
        <ReceiptWays settlement={settlement} email={appointment?.clientEmail ?? null} />
      </div>
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
