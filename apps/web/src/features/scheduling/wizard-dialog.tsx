import { Modal } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useUnsavedChanges } from '../../foundation/use-unsaved-changes.ts';
import { UnsavedChangesDialog } from '../../ui/unsaved-changes-dialog.tsx';
import classes from './booking-dialog.module.css';

type WizardDialogProps = {
  title: string;
  onClose: () => void;
  /** The wizard, which tells when what was typed is stored. */
  children: (onStored: () => void) => ReactNode;
};

/** It does not close by a stray click, and asks first when something was typed. */
export function WizardDialog({ title, onClose, children }: WizardDialogProps) {
  const isTyped = useRef(false);
  const changes = useUnsavedChanges(() => isTyped.current);
  const noteTyped = () => {
    isTyped.current = true;
  };
  const noteStored = () => {
    isTyped.current = false;
  };
  // What closes may change the address, which would be asked about once more.
  const discard = () => {
    noteStored();
    onClose();
  };
  return (
    <>
      <Modal
        opened
        onClose={() => changes.askBefore(discard)}
        title={title}
        size="64rem"
        closeOnClickOutside={false}
        classNames={{ body: classes.body }}
      >
        <div onChange={noteTyped}>{children(noteStored)}</div>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}
