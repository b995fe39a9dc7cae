import { Button, Modal, Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useFocusBack } from '../../../foundation/hooks/use-focus-back.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { closedCashLabels as labels } from '../checkout/settle.labels.ts';

type ClosedCashDialogProps = { reason: string; onClose: () => void };

/** Nothing is completed or paid without a drawer; here is where one is opened. */
export function ClosedCashDialog({ reason, onClose }: ClosedCashDialogProps) {
  useFocusBack();
  const mayView = useMay('cash.view');
  return (
    <Modal opened onClose={onClose} title={labels.title} size="sm">
      <Text role="alert">{reason}</Text>
      {!mayView && (
        <Text c="dimmed" mt="xs">
          {labels.askSomebody}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {labels.back}
        </Button>
        {mayView && (
          <LinkButton
            to="/dashboard/financial"
            search={{ tab: 'cash' }}
            leftSection={<IconCash size={18} />}
            data-autofocus
          >
            {labels.goToCash}
          </LinkButton>
        )}
      </DialogActions>
    </Modal>
  );
}
