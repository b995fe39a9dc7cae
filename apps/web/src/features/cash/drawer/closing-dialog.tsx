import type { CashSessionDetail } from '@app/contract/cash/sessions.contract';
import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { GuardedDialog } from '../../../ui/dialogs/guarded-dialog.tsx';
import { closingLabels as labels } from './cash.labels.ts';
import { CashCounts } from './cash-counts.tsx';
import { useClosingForm } from './closing.form.ts';
import { ClosingAddMethod } from './closing-add-method.tsx';
import { ClosingChange } from './closing-change.tsx';
import { ClosingLines, ClosingTotal } from './closing-lines.tsx';
import { ClosingLink } from './closing-link.tsx';

type ClosingDialogProps = { session: CashSessionDetail; onClose: () => void };

/** Counts what is there, says the difference at once, then shows what was stored. */
export default function ClosingDialog({ session, onClose }: ClosingDialogProps) {
  const [result, setResult] = useState<CashSessionDetail | null>(null);
  return (
    <GuardedDialog title={result ? labels.result : labels.title} size="lg" onClose={onClose}>
      {result ? (
        <Result session={result} onClose={onClose} />
      ) : (
        <Counting session={session} onClosed={setResult} onClose={onClose} />
      )}
    </GuardedDialog>
  );
}

type CountingProps = ClosingDialogProps & { onClosed: (closed: CashSessionDetail) => void };

function Counting({ session, ...endings }: CountingProps) {
  const closing = useClosingForm(session, endings);
  return (
    <DialogForm saving={closing.saving} confirm={labels.confirm}>
      <Text c="dimmed">{session.isBlind ? labels.blindExplanation : labels.explanation}</Text>
      <ClosingChange>{closing.change}</ClosingChange>
      <ClosingLines closing={closing} />
      <ClosingAddMethod closing={closing} />
      <ClosingTotal closing={closing} />
      <Textarea
        {...closing.form.getInputProps('notes')}
        label={labels.notes}
        description={labels.notesHelp}
        minRows={2}
        maxLength={TRANSACTION_LIMITS.notesLength}
      />
    </DialogForm>
  );
}

function Result({ session, onClose }: ClosingDialogProps) {
  return (
    <>
      <CashCounts session={session} />
      <DialogActions>
        <ClosingLink id={session.id} />
        <Button onClick={onClose} autoFocus>
          {labels.done}
        </Button>
      </DialogActions>
    </>
  );
}
