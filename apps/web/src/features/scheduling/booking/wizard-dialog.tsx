import { type ReactNode, useRef } from 'react';
import { useGuard } from '../../../ui/dialogs/guard.tsx';
import { GuardedDialog } from '../../../ui/dialogs/guarded-dialog.tsx';
import classes from './booking-dialog.module.css';

type WizardDialogProps = {
  title: string;
  /** Where it is kept over a reload: whether there is something to lose, and how it goes. */
  draft?: { isBegun: () => boolean; forget: () => void } | undefined;
  onClose: () => void;
  children: (ways: WizardWays) => ReactNode;
};

/** What the wizard tells: that what was typed is stored, or that somebody wants to leave it. */
export type WizardWays = { onStored: () => void; onCancel: () => void };

/** It does not close by a stray click, and asks first when something was typed. */
export function WizardDialog({ title, draft, onClose, children }: WizardDialogProps) {
  return (
    <GuardedDialog
      title={title}
      size="64rem"
      closeOnClickOutside={false}
      classNames={{ content: classes.content, body: classes.body }}
      onClose={onClose}
    >
      <Typed draft={draft}>{children}</Typed>
    </GuardedDialog>
  );
}

function Typed({ draft, children }: Pick<WizardDialogProps, 'draft' | 'children'>) {
  const isTyped = useRef(false);
  const { close } = useGuard(() => isTyped.current || draft?.isBegun() === true, draft?.forget);
  const note = (typed: boolean) => () => {
    isTyped.current = typed;
  };
  return <div onChange={note(true)}>{children({ onStored: note(false), onCancel: close })}</div>;
}
