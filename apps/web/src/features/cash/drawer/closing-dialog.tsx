import type { CashSessionDetail } from '@app/contract/cash/sessions.contract';
import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useUnsavedChanges } from '../../../foundation/hooks/use-unsaved-changes.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import { FailureText } from '../../../ui/failure-text.tsx';
import { closingLabels as labels } from './cash.labels.ts';
import { CashCounts } from './cash-counts.tsx';
import { type Closing, isMissing, useClosing } from './closing.view.ts';
import { ClosingAddMethod } from './closing-add-method.tsx';
import { ClosingChange } from './closing-change.tsx';
import { ClosingLines, ClosingTotal } from './closing-lines.tsx';

type ClosingDialogProps = { session: CashSessionDetail; onClose: () => void };

/** Counts what is there, says the difference at once, then shows what was stored. */
export default function ClosingDialog({ session, onClose }: ClosingDialogProps) {
  const closing = useClosing(session, onClose);
  const changes = useUnsavedChanges(() => closing.isDirty);
  const close = () => changes.askBefore(onClose);
  const { result } = closing;

  return (
    <>
      <Modal opened onClose={close} title={result ? labels.result : labels.title} size="lg">
        {result ? (
          <Result session={result} onClose={onClose} />
        ) : (
          <ClosingForm closing={closing} onCancel={close} />
        )}
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}

function ClosingForm({ closing, onCancel }: { closing: Closing; onCancel: () => void }) {
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = closing.lines.findIndex(isMissing);
    if (missing >= 0) form.current?.querySelectorAll('input')[missing]?.focus();
    void closing.save();
  }

  return (
    <form noValidate ref={form} onSubmit={submit}>
      <Stack gap="md">
        <Text c="dimmed">{labels.explanation}</Text>
        <ClosingChange>{closing.change}</ClosingChange>
        <ClosingLines closing={closing} />
        <ClosingAddMethod closing={closing} />
        <ClosingTotal totals={closing.totals} />
        <Textarea
          label={labels.notes}
          description={labels.notesHelp}
          minRows={2}
          maxLength={TRANSACTION_LIMITS.notesLength}
          value={closing.notes}
          onChange={(event) => closing.setNotes(event.currentTarget.value)}
        />
        <FailureText>{closing.failure}</FailureText>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel} disabled={closing.isSaving}>
          {labels.cancel}
        </Button>
        <Button type="submit" loading={closing.isSaving}>
          {labels.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}

function Result({ session, onClose }: ClosingDialogProps) {
  return (
    <>
      <CashCounts session={session} />
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {labels.done}
        </Button>
      </DialogActions>
    </>
  );
}
