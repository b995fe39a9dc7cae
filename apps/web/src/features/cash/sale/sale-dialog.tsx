import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { Settlement } from '@app/contract/cash/settlements.contract';
import { cents, formatMoney } from '@app/domain/shared/money';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { ReceiptWays } from '../checkout/receipt-ways.tsx';
import { receiveText } from '../checkout/settle.labels.ts';
import { SettleChange } from '../checkout/settle-change.tsx';
import { useCashChoices } from '../drawer/cash.api.ts';
import { OpenCashDialog } from '../drawer/open-cash-dialog.tsx';
import { useSaleForm } from './sale.form.ts';
import { saleLabels as labels } from './sale.labels.ts';
import classes from './sale.module.css';
import { SaleFields } from './sale-fields.tsx';

type SaleDialogProps = { onClose: () => void };

/** Sells at the counter, then says what to give back. */
export default function SaleDialog({ onClose }: SaleDialogProps) {
  const [sold, setSold] = useState<Settlement | null>(null);
  const choices = useCashChoices();
  return (
    <OpenCashDialog
      labels={{ ...labels, title: sold ? labels.result : labels.title }}
      size="lg"
      skeleton={<SaleSkeleton />}
      isDone={sold !== null}
      onClose={onClose}
    >
      {(onCashClosed) =>
        sold ? (
          <SaleResult settlement={sold} onClose={onClose} />
        ) : (
          <LoadBlock query={choices} skeleton={<SaleSkeleton />}>
            {(offered) => (
              <Selling choices={offered} onCashClosed={onCashClosed} onSold={setSold} />
            )}
          </LoadBlock>
        )
      }
    </OpenCashDialog>
  );
}

type SellingProps = {
  choices: CashChoices;
  onSold: (settlement: Settlement) => void;
  onCashClosed: (reason: string) => void;
};

function Selling(props: SellingProps) {
  const form = useSaleForm(props);
  return (
    <DialogForm saving={form.saving} confirm={receiveText(form.sums.due)} className={classes.form}>
      <SaleFields form={form} choices={props.choices} />
    </DialogForm>
  );
}

function SaleResult({ settlement, onClose }: { settlement: Settlement; onClose: () => void }) {
  const { clientName, totalCents } = settlement;
  return (
    <>
      <div className={classes.result}>
        <IconCircleCheck size={40} color="var(--mantine-color-success)" aria-hidden />
        <Text>{clientName ?? labels.unnamed}</Text>
        <Text className={classes.received}>{formatMoney(cents(totalCents))}</Text>
        <SettleChange settlement={settlement} />
        <ReceiptWays settlement={settlement} email={null} />
      </div>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {labels.done}
        </Button>
      </DialogActions>
    </>
  );
}

function SaleSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton height={64} />
      <Skeleton height={160} />
      <Skeleton height={96} />
    </Stack>
  );
}
