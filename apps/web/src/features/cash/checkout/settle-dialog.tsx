import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { NewSettlement } from '@app/contract/cash/settlements.contract';
import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../foundation/hooks/use-unsaved-changes.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useAppointment } from '../../scheduling/appointments/appointments.api.ts';
import { useCashChoices } from '../drawer/cash.api.ts';
import { useClosedCash } from '../drawer/closed-cash.view.ts';
import { ClosedCashDialog } from '../drawer/closed-cash-dialog.tsx';
import { useSettleForm } from './settle.form.ts';
import { settleLabels as labels } from './settle.labels.ts';
import classes from './settle.module.css';
import { SettleFields } from './settle-fields.tsx';
import { SettleResult } from './settle-result.tsx';

type SettleDialogProps = { appointmentId: string; onClose: () => void };

/** Takes the payment of what was done, then says what to give back. */
export default function SettleDialog({ appointmentId, onClose }: SettleDialogProps) {
  const cash = useClosedCash(labels.cashClosed);
  const [paid, setPaid] = useState<NewSettlement | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const changes = useUnsavedChanges(() => isDirty && paid === null);
  const close = () => changes.askBefore(onClose);
  const notice = paid ? null : cash.notice;
  if (cash.isMissing && !paid) {
    return <ClosedCashDialog reason={labels.cashClosed} onClose={onClose} />;
  }

  return (
    <>
      <Modal
        ref={cash.dialog}
        opened
        onClose={close}
        closeOnEscape={notice === null}
        title={paid ? labels.result : labels.title}
        size="lg"
      >
        {paid ? (
          <SettleResult settlement={paid} onClose={onClose} />
        ) : (
          <Loaded
            appointmentId={appointmentId}
            onDirty={() => setIsDirty(true)}
            onPaid={setPaid}
            onCashClosed={cash.onCashClosed}
            onCancel={close}
          />
        )}
      </Modal>
      {notice && <ClosedCashDialog reason={notice} onClose={cash.putAway} />}
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}

type Endings = {
  onDirty: () => void;
  onPaid: (settlement: NewSettlement) => void;
  onCashClosed: (reason: string) => void;
  onCancel: () => void;
};

function Loaded({ appointmentId, ...endings }: Endings & { appointmentId: string }) {
  const appointment = useAppointment(appointmentId);
  const choices = useCashChoices();
  return (
    <LoadBlock query={appointment} skeleton={<SettleSkeleton />}>
      {(known) => (
        <LoadBlock query={choices} skeleton={<SettleSkeleton />}>
          {(offered) => <Paying appointment={known} choices={offered} {...endings} />}
        </LoadBlock>
      )}
    </LoadBlock>
  );
}

type PayingProps = Endings & { appointment: AppointmentDetail; choices: CashChoices };

function Paying(props: PayingProps) {
  const { appointment, choices, onDirty, onCancel } = props;
  const form = useSettleForm(props);
  if (appointment.isPaid) return <AlreadyPaid onClose={onCancel} />;
  return (
    <form
      noValidate
      className={classes.form}
      onChange={onDirty}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <SettleFields form={form} appointment={appointment} choices={choices} />
      <DialogActions>
        <Button variant="default" onClick={onCancel} disabled={form.isSaving}>
          {labels.cancel}
        </Button>
        <Button type="submit" loading={form.isSaving}>
          {labels.confirm}
        </Button>
      </DialogActions>
    </form>
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
