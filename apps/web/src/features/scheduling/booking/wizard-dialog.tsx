import { Modal } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useUnsavedChanges } from '../../../foundation/hooks/use-unsaved-changes.ts';
import { UnsavedChangesDialog } from '../../../ui/dialogs/unsaved-changes-dialog.tsx';
import classes from './booking-dialog.module.css';

type WizardDialogProps = {
  title: string;
  onClose: () => void;
  children: (ways: WizardWays) => ReactNode;
};

/** What the wizard tells: that what was typed is stored, or that somebody wants to leave it. */
export type WizardWays = { onStored: () => void; onCancel: () => void };

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
  const cancel = () => changes.askBefore(discard);
  return (
    <>
      <Modal
        opened
        onClose={cancel}
        title={title}
        size="64rem"
        closeOnClickOutside={false}
        classNames={{ body: classes.body }}
      >
        <div onChange={noteTyped}>{children({ onStored: noteStored, onCancel: cancel })}</div>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}
