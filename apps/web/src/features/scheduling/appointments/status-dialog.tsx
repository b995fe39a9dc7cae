import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { APPOINTMENT_LIMITS, readStatus } from '@app/domain/scheduling/appointment';
import { Alert, Button, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { StatusIcon } from '../../../ui/agenda-grid/entry-marks.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import {
  followingText,
  statusLabels as labels,
  statusChoices,
  whenText,
} from './appointments.labels.ts';
import classes from './appointments.module.css';
import { counterLabels } from './counter.labels.ts';
import type { Counter } from './counter.view.ts';
import { EarlyQuestion } from './early-question.tsx';
import { type Endings, useStatusForm } from './status.form.ts';

type RefundNote = Counter['RefundNote'];
type StatusDialogProps = Endings & {
  entry: AgendaEntry;
  /** Said before something that was paid is cancelled. */
  RefundNote: RefundNote;
};

export default function StatusDialog({ entry, RefundNote, ...endings }: StatusDialogProps) {
  const { onClose } = endings;
  const timezone = useTimezone();
  const form = useStatusForm(entry, endings);
  return (
    <Modal
      opened
      onClose={onClose}
      title={labels.title}
      size="md"
      closeOnEscape={!form.question.isAsking}
      trapFocus={!form.question.isAsking}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <Stack gap="md">
          <Text c="dimmed">
            {entry.clientName} · <span className={classes.when}>{whenText(entry, timezone)}</span>
          </Text>
          <StatusChoice form={form} />
          {form.refund !== 'none' && (
            <RefundWarning refund={form.refund} id={entry.id} Note={RefundNote} />
          )}
          {form.following > 1 && <CancelledChoice form={form} />}
          <Textarea
            label={labels.notes}
            maxLength={APPOINTMENT_LIMITS.notesLength}
            value={form.notes}
            onChange={(event) => form.setNotes(event.currentTarget.value)}
          />
          {form.failure && (
            <Text role="alert" c="var(--mantine-color-error)">
              {form.failure}
            </Text>
          )}
        </Stack>
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={form.isSaving}>
            {labels.cancel}
          </Button>
          <Button type="submit" loading={form.isSaving} disabled={form.refund === 'forbidden'}>
            {labels.save}
          </Button>
        </DialogActions>
      </form>
      <EarlyQuestion entry={entry} next={form.status} {...form.question} />
    </Modal>
  );
}

type RefundWarningProps = { refund: 'due' | 'forbidden'; id: string; Note: RefundNote };

function RefundWarning({ refund, id, Note }: RefundWarningProps) {
  return (
    <Alert color="yellow" icon={<IconReceiptRefund />} title={counterLabels.refundTitle}>
      {refund === 'forbidden' ? counterLabels.refundForbidden : <Note appointmentId={id} />}
    </Alert>
  );
}

type ChoiceProps = { form: ReturnType<typeof useStatusForm> };

function StatusChoice({ form }: ChoiceProps) {
  return (
    <Radio.Group
      label={labels.choose}
      value={form.status}
      onChange={(status) => form.setStatus(readStatus(status))}
    >
      <div className={classes.choices}>
        {statusChoices.map(({ value, label }) => (
          <Radio
            key={value}
            value={value}
            data-autofocus={value === form.status || undefined}
            label={
              <span className={classes.choice}>
                <StatusIcon status={value} />
                {label}
              </span>
            }
          />
        ))}
      </div>
    </Radio.Group>
  );
}

function CancelledChoice({ form }: ChoiceProps) {
  return (
    <Radio.Group
      label={labels.which}
      value={form.which}
      onChange={(which) => form.setWhich(which === 'following' ? 'following' : 'one')}
    >
      <div className={classes.choices}>
        <Radio value="one" label={labels.onlyThis} />
        <Radio value="following" label={followingText(form.following)} />
      </div>
    </Radio.Group>
  );
}
