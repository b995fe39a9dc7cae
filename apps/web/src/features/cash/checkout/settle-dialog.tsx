import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { NewSettlement } from '@app/contract/cash/settlements.contract';
import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useWasLoaded } from '../../../foundation/hooks/use-was-loaded.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useAppointment } from '../../scheduling/appointments/appointments.api.ts';
import { useCashChoices } from '../drawer/cash.api.ts';
import { OpenCashDialog } from '../drawer/open-cash-dialog.tsx';
import { type PayerMeans, usePayerMeans } from '../prepaid-use/prepaid-use.api.ts';
import { useSettleForm } from './settle.form.ts';
import { settleLabels as labels, receiveText } from './settle.labels.ts';
import classes from './settle.module.css';
import { SettleFields } from './settle-fields.tsx';
import { SettleResult } from './settle-result.tsx';

type SettleDialogProps = { appointmentId: string; onClose: () => void };

/** Takes the payment of what was done, then says what to give back. */
export default function SettleDialog({ appointmentId, onClose }: SettleDialogProps) {
  const [paid, setPaid] = useState<NewSettlement | null>(null);
  const appointment = useAppointment(appointmentId);
  const choices = useCashChoices();
  return (
    <OpenCashDialog
      labels={{ ...labels, title: paid ? labels.result : labels.title }}
      size="lg"
      skeleton={<SettleSkeleton />}
      isDone={paid !== null}
      onClose={onClose}
    >
      {(onCashClosed) =>
        paid ? (
          <SettleResult settlement={paid} appointment={appointment.data} onClose={onClose} />
        ) : (
          <LoadBlock query={appointment} skeleton={<SettleSkeleton />}>
            {(known) => (
              <LoadBlock query={choices} skeleton={<SettleSkeleton />}>
                {(offered) => (
                  <Paying
                    appointment={known}
                    choices={offered}
                    onCashClosed={onCashClosed}
                    onClose={onClose}
                    onPaid={setPaid}
                  />
                )}
              </LoadBlock>
            )}
          </LoadBlock>
        )
      }
    </OpenCashDialog>
  );
}

type PayingProps = {
  appointment: AppointmentDetail;
  choices: CashChoices;
  onPaid: (settlement: NewSettlement) => void;
  onCashClosed: (reason: string) => void;
  onClose: () => void;
};

/** What she can pay with comes first: a session must not be overlooked. */
function Paying(props: PayingProps) {
  const means = usePayerMeans(props.appointment.clientId);
  if (!useWasLoaded(means)) return <SettleSkeleton />;
  return <Filling {...props} means={means} />;
}

function Filling({ onClose, ...props }: PayingProps & { means: PayerMeans }) {
  const { appointment, choices } = props;
  const form = useSettleForm(props);
  if (form.isPaidElsewhere) return <AlreadyPaid onClose={onClose} />;
  return (
    <DialogForm saving={form.saving} confirm={receiveText(form.sums)} className={classes.form}>
      <SettleFields form={form} appointment={appointment} choices={choices} />
    </DialogForm>
  );
}

function AlreadyPaid({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Text role="alert">{labels.alreadyPaid}</Text>
      <DialogActions>
        <Button onClick={onClose} autoFocus data-autofocus>
          {labels.close}
        </Button>
      </DialogActions>
    </>
  );
}

function SettleSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton height={24} width="60%" />
      <Skeleton height={96} />
      <Skeleton height={64} />
      <Skeleton height={40} />
      <Skeleton height={120} />
    </Stack>
  );
}
