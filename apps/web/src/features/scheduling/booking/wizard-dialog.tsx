import { type ReactNode, useRef } from 'react';
import { useGuard } from '../../../ui/dialogs/guard.tsx';
import { GuardedDialog } from '../../../ui/dialogs/guarded-dialog.tsx';
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
  return (
    <GuardedDialog
      title={title}
      size="64rem"
      closeOnClickOutside={false}
      classNames={{ body: classes.body }}
      onClose={onClose}
    >
      <Typed>{children}</Typed>
    </GuardedDialog>
  );
}

function Typed({ children }: Pick<WizardDialogProps, 'children'>) {
  const isTyped = useRef(false);
  const { close } = useGuard(() => isTyped.current);
  const note = (typed: boolean) => () => {
    isTyped.current = typed;
  };
  return <div onChange={note(true)}>{children({ onStored: note(false), onCancel: close })}</div>;
}
