import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { APPOINTMENT_LIMITS, type AppointmentStatus } from '@app/domain/scheduling/appointment';
import { Alert, Radio, Text, Textarea } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { StatusIcon } from '../../../ui/agenda-grid/entry-marks.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import {
  followingText,
  statusLabels as labels,
  statusChoices,
  statusFieldNames,
  statusValueText,
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
  /** Its own, or 'cancelled' where that is what somebody came for: then nothing else is offered. */
  chosen: AppointmentStatus;
  counter: Pick<Counter, 'RefundNote' | 'ClosedDialog'>;
};

export default function StatusDialog({ entry, chosen, counter, ...endings }: StatusDialogProps) {
  const { RefundNote, ClosedDialog } = counter;
  const { onClose } = endings;
  const timezone = useTimezone();
  const { saving, merged, question, closed, refund, following } = useStatusForm(
    entry,
    chosen,
    endings,
  );
  const { form } = saving;
  const isAnswered = chosen !== entry.status;
  return (
    <>
      <FormDialog
        title={isAnswered ? labels.cancelTitle : labels.title}
        saving={saving}
        merged={merged}
        {...(isAnswered && { confirm: labels.cancelTitle })}
        names={statusFieldNames}
        textOf={statusValueText}
        cancel={labels.cancel}
        canSave={refund !== 'forbidden'}
        isCovered={question.isAsking || closed.reason !== null}
        onClose={onClose}
      >
        <Text c="dimmed">
          {entry.clientName} · <span className={classes.when}>{whenText(entry, timezone)}</span>
        </Text>
        {!isAnswered && <StatusChoice form={form} />}
        {refund !== 'none' && <RefundWarning refund={refund} id={entry.id} Note={RefundNote} />}
        {following > 1 && <CancelledChoice form={form} following={following} />}
        <Textarea
          {...form.getInputProps('notes')}
          label={labels.notes}
          maxLength={APPOINTMENT_LIMITS.notesLength}
        />
      </FormDialog>
      <EarlyQuestion entry={entry} next={form.values.status} {...question} />
      {closed.reason !== null && <ClosedDialog {...closed} reason={closed.reason} />}
    </>
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

type ChoiceProps = { form: ReturnType<typeof useStatusForm>['saving']['form'] };

/** Of these a message goes to the client where its automation is on. */
const ANNOUNCED: readonly AppointmentStatus[] = ['confirmed', 'completed', 'cancelled'];

function StatusChoice({ form }: ChoiceProps) {
  return (
    <Radio.Group {...form.getInputProps('status')} label={labels.choose}>
      <div className={classes.choices}>
        {statusChoices.map(({ value, label }) => (
          <Radio
            key={value}
            value={value}
            data-autofocus={value === form.values.status || undefined}
            {...(ANNOUNCED.includes(value) && { description: labels.announced })}
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

function CancelledChoice({ form, following }: ChoiceProps & { following: number }) {
  return (
    <Radio.Group {...form.getInputProps('which')} label={labels.which}>
      <div className={classes.choices}>
        <Radio value="one" label={labels.onlyThis} />
        <Radio value="following" label={followingText(following)} />
      </div>
    </Radio.Group>
  );
}
