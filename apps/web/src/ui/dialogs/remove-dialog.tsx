import { type ReactNode, useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';
import { ConfirmFor } from './confirm-for.tsx';

type Named = { id: string; name: string };

type RemoveDialogProps = {
  /** What is about to be deleted; the dialog is open while there is something. */
  thing: Named | null;
  title: (name: string) => string;
  question: ReactNode;
  /** What the server answers about something with history, and what a person reads about it. */
  history: { code: string; sentence: ReactNode | ((error: unknown) => ReactNode) };
  remove: (id: string) => Promise<void>;
  deactivate: (id: string) => Promise<void>;
  onClose: () => void;
};

/** Asks before deleting. What has history cannot go; the dialog then offers to deactivate it. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { thing, title, question, history, onClose } = props;
  const [kept, setKept] = useState<(Named & { why: ReactNode }) | null>(null);
  const whyOf = (error: unknown) =>
    typeof history.sentence === 'function' ? history.sentence(error) : history.sentence;

  async function remove(asked: Named): Promise<void> {
    try {
      await props.remove(asked.id);
    } catch (error) {
      if (!isRefusedWith(history.code, error)) throw error;
      setKept({ ...asked, why: whyOf(error) });
    }
  }

  return (
    <>
      <ConfirmFor
        thing={thing}
        title={({ name }) => title(name)}
        question={() => question}
        confirmLabel="Excluir"
        tone="destructive"
        onConfirm={remove}
        onClose={onClose}
      />
      <ConfirmFor
        thing={kept}
        title={({ name }) => name}
        question={({ why }) => why}
        confirmLabel="Inativar"
        onConfirm={({ id }) => props.deactivate(id)}
        onClose={() => setKept(null)}
      />
    </>
  );
}
