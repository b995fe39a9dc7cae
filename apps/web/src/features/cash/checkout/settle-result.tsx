import type { NewSettlement } from '@app/contract/cash/settlements.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Alert, Button, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { changeLines, receiptLabels } from './receipt.labels.ts';
import { ReceiptLink } from './receipt-link.tsx';
import { settleLabels as labels, withoutCommissionText } from './settle.labels.ts';
import classes from './settle.module.css';

type SettleResultProps = { settlement: NewSettlement; onClose: () => void };

/** The change is given back after the payment is stored, so it stays in sight. */
export function SettleResult({ settlement, onClose }: SettleResultProps) {
  const { id, clientName, totalCents } = settlement;
  return (
    <>
      <div className={classes.result}>
        <IconCircleCheck size={40} color="var(--mantine-color-success)" aria-hidden />
        <Text className={classes.words}>{clientName}</Text>
        <Text className="tabular" fw={600} size="xl">
          {formatMoney(cents(totalCents))}
        </Text>
        <Change settlement={settlement} />
      </div>
      <WithoutCommission settlement={settlement} />
      <DialogActions>
        <ReceiptLink settlementId={id} />
        <Button onClick={onClose} autoFocus>
          {labels.done}
        </Button>
      </DialogActions>
    </>
  );
}

/** Nothing is owed in silence: whoever may, sets the commission and lets it be owed afterwards. */
function WithoutCommission({ settlement }: Pick<SettleResultProps, 'settlement'>) {
  const maySet = useMay('commissions.manage');
  const { withoutCommission, professionalName } = settlement;
  if (withoutCommission.length === 0) return null;
  return (
    <Alert color="yellow" role="status" mt="md">
      <Text>{withoutCommissionText(professionalName, withoutCommission)}</Text>
      {maySet && (
        <LinkButton to="/dashboard/professionals" variant="default" mt="sm">
          {labels.setCommission}
        </LinkButton>
      )}
    </Alert>
  );
}

function Change({ settlement }: Pick<SettleResultProps, 'settlement'>) {
  return changeLines(settlement).map(([name, amount]) => {
    const isGivenBack = name === receiptLabels.change;
    return (
      <Text
        key={name}
        {...(isGivenBack
          ? { className: classes.resultChange, size: 'xl', fw: 600 }
          : { c: 'dimmed' })}
      >
        {name}: <span className="tabular">{formatMoney(cents(amount))}</span>
      </Text>
    );
  });
}
