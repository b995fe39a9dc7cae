import { useState } from 'react';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { namedThingLabels as labels, removeTitle } from './financial.labels.ts';
import type { NamedThing, NamedThings, NamedThingWords } from './named-things.ts';

type RemoveNamedDialogProps = {
  thing: NamedThing | null;
  words: NamedThingWords;
  changes: NamedThings;
  onClose: () => void;
};

/** Asks before deleting. What has history cannot go; the dialog then offers to deactivate it. */
export function RemoveNamedDialog({ thing, words, changes, onClose }: RemoveNamedDialogProps) {
  const [kept, setKept] = useState<NamedThing | null>(null);

  async function remove(): Promise<void> {
    if (!thing) return;
    try {
      await changes.remove(thing.id);
      showSuccess(words.removed);
    } catch (error) {
      if (!isRefusedWith(words.hasHistory, error)) throw error;
      setKept(thing);
    }
  }

  async function deactivate(): Promise<void> {
    if (!kept) return;
    await changes.deactivate(kept.id);
    showSuccess(words.deactivated);
  }

  return (
    <>
      <ConfirmDialog
        opened={thing !== null}
        title={thing ? removeTitle(thing.name) : ''}
        confirmLabel={labels.remove}
        tone="destructive"
        onConfirm={remove}
        onClose={onClose}
      >
        {words.removeQuestion}
      </ConfirmDialog>
      <ConfirmDialog
        opened={kept !== null}
        title={kept?.name ?? ''}
        confirmLabel={labels.deactivate}
        onConfirm={deactivate}
        onClose={() => setKept(null)}
      >
        {labels.hasHistory}
      </ConfirmDialog>
    </>
  );
}
