import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { Settlement } from '@app/contract/cash/settlements.contract';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useWasLoaded } from '../../../foundation/hooks/use-was-loaded.ts';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogForm } from '../../../ui/dialogs/dialog-form.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { usePackagesFor } from '../cart/cart.api.ts';
import { receiveText } from '../checkout/settle.labels.ts';
import { SettleSummary } from '../checkout/settle-summary.tsx';
import { useCashChoices } from '../drawer/cash.api.ts';
import { OpenCashDialog } from '../drawer/open-cash-dialog.tsx';
import { type SaleStart, useSaleForm } from './sale.form.ts';
import { saleLabels as labels } from './sale.labels.ts';
import classes from './sale.module.css';
import { SaleFields } from './sale-fields.tsx';

export type SaleDialogProps = {
  /** What stands in the cart already, and whose it is. */
  start?: SaleStart;
  onClose: () => void;
};

/** Sells at the counter, then says what to give back. */
export default function SaleDialog({ start, onClose }: SaleDialogProps) {
  const [sold, setSold] = useState<Settlement | null>(null);
  const choices = useCashChoices();
  const title = start ? labels.titles[start.kind] : labels.title;
  return (
    <OpenCashDialog
      labels={{ ...labels, title: sold ? labels.result : title }}
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
              <Selling
                start={start}
                choices={offered}
                onCashClosed={onCashClosed}
                onSold={setSold}
              />
            )}
          </LoadBlock>
        )
      }
    </OpenCashDialog>
  );
}

type SellingProps = {
  start: SaleStart | undefined;
  choices: CashChoices;
  onSold: (settlement: Settlement) => void;
  onCashClosed: (reason: string) => void;
};

/** Where there is one package, it is chosen already: so they are known before the form begins. */
function Selling(props: SellingProps) {
  const packages = usePackagesFor(props.start?.kind);
  if (!useWasLoaded(packages)) return <SaleSkeleton />;
  return <Filling {...props} packages={packages.data} />;
}

function Filling(props: SellingProps & Pick<Parameters<typeof useSaleForm>[0], 'packages'>) {
  const form = useSaleForm(props);
  return (
    <DialogForm saving={form.saving} confirm={receiveText(form.sums)} className={classes.form}>
      <SaleFields form={form} choices={props.choices} isBegun={props.start !== undefined} />
    </DialogForm>
  );
}

function SaleResult({ settlement, onClose }: { settlement: Settlement; onClose: () => void }) {
  return (
    <>
      <SettleSummary settlement={settlement} name={settlement.clientName ?? labels.unnamed} />
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
