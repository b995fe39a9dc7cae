import type { ServicesImport } from '@app/contract/catalog/services-import.contract';
import { Button, Stack } from '@mantine/core';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { doneText, undoneText, undoQuestion } from '../../../ui/dialogs/import-outcome.labels.ts';
import { ImportDone, ImportUndone } from '../../../ui/dialogs/import-outcome.tsx';
import { UndoImport } from '../../../ui/dialogs/undo-import.tsx';
import { seeText } from '../../../ui/imports/sheet-import.labels.ts';
import { useUndoServicesImport } from './services-import.api.ts';
import { serviceNoun } from './services-import.labels.ts';
import { KeptServices } from './services-import-kept.tsx';

type ServicesImportResultProps = { stored: ServicesImport; onClose: () => void };

/** What came of the file, and the way back. */
export function ServicesImportResult({ stored, onClose }: ServicesImportResultProps) {
  const undoImport = useUndoServicesImport();
  const undone = undoImport.data;

  return (
    <>
      {undone ? (
        <Stack gap="md">
          <ImportUndone text={undoneText(undone.kept.length, serviceNoun)} />
          <KeptServices kept={undone.kept} />
        </Stack>
      ) : (
        <ImportDone text={doneText(stored.counts, serviceNoun)}>
          <UndoImport
            question={undoQuestion(stored.counts, serviceNoun)}
            onUndo={() => undoImport.mutateAsync({ id: stored.id })}
          />
        </ImportDone>
      )}
      <DialogActions>
        <Button onClick={onClose}>{seeText(serviceNoun)}</Button>
      </DialogActions>
    </>
  );
}
