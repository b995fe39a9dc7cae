import { Modal, type ModalProps } from '@mantine/core';
import { createContext, use, useEffect, useRef } from 'react';
import { useFocusBack } from '../../foundation/hooks/use-focus-back.ts';
import { useUnsavedChanges } from '../../foundation/hooks/use-unsaved-changes.ts';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

type GuardedDialogProps = Omit<ModalProps, 'opened' | 'ref'> & {
  /** Something stands above it, which Escape is for. */
  isCovered?: boolean;
};

/**
 * A dialog that asks before it throws away what was typed inside. It lives as long as it is open, so
 * each opening starts anew; it gives the focus back.
 */
export function GuardedDialog(props: GuardedDialogProps) {
  const { isCovered = false, onClose, children, ...modal } = props;
  const isDirty = useRef(nothingTyped);
  const changes = useUnsavedChanges(() => isDirty.current());
  const dialog = useFocusAfter(isCovered);
  useFocusBack();

  // What closes may change the address, which would be asked about once more.
  function discard(): void {
    isDirty.current = nothingTyped;
    onClose();
  }

  function watch(asked: () => boolean): () => void {
    isDirty.current = asked;
    return () => {
      isDirty.current = nothingTyped;
    };
  }

  const close = () => changes.askBefore(discard);
  return (
    <>
      <Modal closeOnEscape={!isCovered} {...modal} ref={dialog} opened onClose={close}>
        <Guard value={{ watch, close, askBefore: changes.askBefore }}>{children}</Guard>
      </Modal>
      <UnsavedChangesDialog changes={changes} />
    </>
  );
}

const nothingTyped = () => false;

/** Both ask first when there is something to lose. */
type WaysOut = { close: () => void; askBefore: (leave: () => void) => void };
type Guarding = WaysOut & { watch: (isDirty: () => boolean) => () => void };

const Guard = createContext<Guarding>({
  watch: () => () => {},
  close: () => {},
  askBefore: (leave) => leave(),
});

/** For a form inside: says whether there is something to lose, and has the ways out. */
export function useGuard(isDirty: () => boolean): WaysOut {
  const { watch, ...ways } = use(Guard);
  // After each drawing: what it looks at is what was drawn.
  useEffect(() => watch(isDirty));
  return ways;
}

/** For what stands around the forms inside. */
export function useWaysOut(): WaysOut {
  return use(Guard);
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
