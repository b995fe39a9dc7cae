import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

type ConfirmForProps<Thing> = Omit<
  ConfirmDialogProps,
  'opened' | 'title' | 'children' | 'onConfirm'
> & {
  /** What is asked about; the dialog is open while there is something. */
  thing: Thing | null;
  title: (thing: Thing) => string;
  question: (thing: Thing) => ReactNode;
  onConfirm: (thing: Thing) => unknown;
};

/** Asks about one of many things before something is done with it. */
export function ConfirmFor<Thing>(props: ConfirmForProps<Thing>) {
  const { thing, title, question, onConfirm, ...dialog } = props;
  return (
    <ConfirmDialog
      {...dialog}
      opened={thing !== null}
      title={thing === null ? '' : title(thing)}
      onConfirm={() => thing !== null && onConfirm(thing)}
    >
      {thing !== null && question(thing)}
    </ConfirmDialog>
  );
}
