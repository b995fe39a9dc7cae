import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { Button, Modal, Skeleton, Text } from '@mantine/core';
import { useFocusBack } from '../../../foundation/hooks/use-focus-back.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { closedCashLabels as labels } from '../checkout/settle.labels.ts';
import { useLastCounted } from './cash.api.ts';
import { useOpeningHere } from './opening.form.ts';

const maximum = cents(TRANSACTION_LIMITS.amountCents);

type ClosedCashDialogProps = {
  reason: string;
  /** What comes of it, on the button. */
  confirm?: string;
  /** Goes on with what needed the drawer, where the open drawer itself does not. */
  onOpened?: () => void;
  onClose: () => void;
};

/** Nothing is completed or paid without a drawer: whoever may opens it here and goes on. */
export function ClosedCashDialog(props: ClosedCashDialogProps) {
  return useMay('cash.operate') ? <OpeningDialog {...props} /> : <WhereToAsk {...props} />;
}

/** Nobody should open with less because she was quicker than what is proposed. */
function OpeningDialog(props: ClosedCashDialogProps) {
  const { reason, confirm = labels.open, onOpened, onClose } = props;
  const { isLoading, counted } = useLastCounted();
  const saving = useOpeningHere({ proposed: isLoading ? null : counted, onOpened });
  return (
    <FormDialog
      title={labels.title}
      size="sm"
      saving={saving}
      confirm={confirm}
      cancel={labels.back}
      canSave={!isLoading}
      onClose={onClose}
    >
      <Text role="alert">{reason}</Text>
      {isLoading ? (
        <Skeleton aria-busy data-loading height={84} radius="md" />
      ) : (
        <OpeningAmount form={saving.form} />
      )}
    </FormDialog>
  );
}

function OpeningAmount({ form }: Pick<ReturnType<typeof useOpeningHere>, 'form'>) {
  const isProposed = form.getInitialValues().openingAmountCents !== null;
  return (
    <MoneyField
      {...form.getInputProps('openingAmountCents')}
      label={labels.openingAmount}
      description={isProposed ? labels.proposedHelp : labels.openingHelp}
      maximum={maximum}
      data-autofocus
      // It may come after the dialog has looked for it.
      autoFocus
    />
  );
}

/** She sees no Caixa either: whoever sees one may open it. */
function WhereToAsk({ reason, onClose }: ClosedCashDialogProps) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={labels.title} size="sm">
      <Text role="alert">{reason}</Text>
      <Text c="dimmed" mt="xs">
        {labels.askSomebody}
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {labels.back}
        </Button>
      </DialogActions>
    </Modal>
  );
}
