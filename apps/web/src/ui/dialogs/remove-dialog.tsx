import { type ReactNode, useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Named = { id: string; name: string };

type RemoveDialogProps = {
  /** What is about to be deleted; the dialog is open while there is something. */
  thing: Named | null;
  title: (name: string) => string;
  question: ReactNode;
  /** What the server answers about something with history, and what a person reads about it. */
  history: { code: string; sentence: ReactNode };
  remove: (id: string) => Promise<void>;
  deactivate: (id: string) => Promise<void>;
  onClose: () => void;
};

/** Asks before deleting. What has history cannot go; the dialog then offers to deactivate it. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { thing, title, question, history, onClose } = props;
  const [kept, setKept] = useState<Named | null>(null);

  async function remove(): Promise<void> {
    if (!thing) return;
    try {
      await props.remove(thing.id);
    } catch (error) {
      if (!isRefusedWith(history.code, error)) throw error;
      setKept(thing);
    }
  }

  return (
    <>
      <ConfirmDialog
        opened={thing !== null}
        title={thing ? title(thing.name) : ''}
        confirmLabel="Excluir"
        tone="destructive"
        onConfirm={remove}
        onClose={onClose}
      >
        {question}
      </ConfirmDialog>
      <ConfirmDialog
        opened={kept !== null}
        title={kept?.name ?? ''}
        confirmLabel="Inativar"
        onConfirm={async () => {
          if (kept) await props.deactivate(kept.id);
        }}
        onClose={() => setKept(null)}
      >
        {history.sentence}
      </ConfirmDialog>
    </>
  );
}
