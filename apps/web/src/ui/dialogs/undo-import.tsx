import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { importEndLabels as labels } from './import-outcome.labels.ts';

type UndoImportProps = {
  /** What becomes of what was imported. */
  question: string;
  onUndo: () => Promise<unknown>;
};

/** Says what becomes of whom before it takes anything back. */
export function UndoImport({ question, onUndo }: UndoImportProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {labels.undo}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={labels.undoTitle}
        confirmLabel={labels.confirmUndo}
        tone="destructive"
        onConfirm={onUndo}
        onClose={() => setIsAsking(false)}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
