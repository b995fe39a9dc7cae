import { showSuccess } from '../../../foundation/toasts.ts';
import { RemoveDialog } from '../../../ui/dialogs/remove-dialog.tsx';
import { namedThingLabels as labels, removeTitle } from './financial.labels.ts';
import type { NamedThing, NamedThings, NamedThingWords } from './named-things.ts';

type RemoveNamedDialogProps = {
  thing: NamedThing | null;
  words: NamedThingWords;
  changes: NamedThings;
  onClose: () => void;
};

export function RemoveNamedDialog({ thing, words, changes, onClose }: RemoveNamedDialogProps) {
  return (
    <RemoveDialog
      thing={thing}
      title={removeTitle}
      question={words.removeQuestion}
      history={{ code: words.hasHistory, sentence: labels.hasHistory }}
      remove={async (id) => {
        await changes.remove(id);
        showSuccess(words.removed);
      }}
      deactivate={async (id) => {
        await changes.deactivate(id);
        showSuccess(words.deactivated);
      }}
      onClose={onClose}
    />
  );
}
