import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFocusBack } from '../../foundation/hooks/use-focus-back.ts';
import { useGuarding } from './guard.tsx';

type GuardedDialogProps = Omit<ModalProps, 'opened' | 'ref'> & {
  /** Something stands above it, which Escape is for. */
  isCovered?: boolean;
};

/**
 * A dialog that asks before it throws away what was typed inside. It lives as long as it is open, so
 * each opening starts anew; it gives the focus back.
 */
export function GuardedDialog(props: GuardedDialogProps) {
  const { onClose, children, isCovered: isCoveredOutside = false, ...modal } = props;
  const { close, isCovered: isCoveredInside, guarded, question } = useGuarding(onClose);
  const isCovered = isCoveredOutside || isCoveredInside;
  const dialog = useFocusAfter(isCovered);
  useFocusBack();
  return (
    <>
      <Modal closeOnEscape={!isCovered} {...modal} ref={dialog} opened onClose={close}>
        {guarded(children)}
      </Modal>
      {question}
    </>
  );
}

/**
 * The button that was pressed could not keep the focus while it was busy, so there is none to give
 * back when what stood above goes: the keyboard goes on at that button.
 */
function useFocusAfter(isCovered: boolean) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isCovered) return;
    return () => {
      if (document.activeElement !== document.body) return;
      dialog.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    };
  }, [isCovered]);
  return dialog;
}
