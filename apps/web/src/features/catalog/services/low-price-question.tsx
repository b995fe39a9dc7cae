import { cents } from '@app/domain/shared/money';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import type { LowPrice } from './low-price.view.ts';
import { lowPriceLabels as labels, lowPriceTitle } from './services.labels.ts';

/** Stands between a slip of the keys and the price that everybody would see. */
export function LowPriceQuestion({ price, keep, correct }: LowPrice) {
  return (
    <ConfirmDialog
      opened={price !== null}
      title={lowPriceTitle(price ?? cents(0))}
      confirmLabel={labels.keep}
      cancelLabel={labels.correct}
      onConfirm={keep}
      onClose={correct}
    >
      {labels.explanation}
    </ConfirmDialog>
  );
}
