import { Button, Modal, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { errorText } from '../../foundation/error-text.ts';
import { showSuccess } from '../../foundation/toasts.ts';
import { DialogActions } from './dialog-actions.tsx';

export type ConfirmDialogProps = {
  opened: boolean;
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'normal' | 'destructive';
  /** The dialog waits for it, closes when it is done and says why when it fails. */
  onConfirm: () => unknown;
  /** Said when it is done. */
  done?: string;
  /** What is said about a failure, when the screen has words for it. */
  explain?: (error: unknown) => string;
  onClose: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, cancelLabel = 'Cancelar' } = props;
  const { busy, failure, confirm, close } = useConfirmation(props);

  return (
    <Modal opened={opened} onClose={close} title={title} size="sm" withCloseButton={false}>
      <Text component="div" c="dimmed">
        {children}
      </Text>
      {failure && (
        <Text role="alert" c="var(--mantine-color-error)" mt="sm">
          {failure}
        </Text>
      )}
      <DialogActions>
        {/* The Enter that asked may still be down: it must not answer too. */}
        <Button variant="default" onClick={close} disabled={busy} data-autofocus>
          {cancelLabel}
        </Button>
        <Button
          color={props.tone === 'destructive' ? 'red' : 'blue'}
          loading={busy}
          onClick={confirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Modal>
  );
}

type Confirmation = Pick<ConfirmDialogProps, 'onConfirm' | 'done' | 'explain' | 'onClose'>;

function useConfirmation({ onConfirm, done, explain = errorText, onClose }: Confirmation) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** A second click may come before the button is drawn as busy. */
  const isAtWork = useRef(false);

  function close(): void {
    if (busy) return;
    setFailure(null);
    onClose();
  }

  async function confirm(): Promise<void> {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      if (done) showSuccess(done);
      onClose();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      isAtWork.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, confirm, close };
}
