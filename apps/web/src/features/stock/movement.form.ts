import {
  type LossForm,
  lossForm,
  type Product,
  type PurchaseForm,
  purchaseForm,
} from '@app/contract/stock/products.contract';
import type { Cents } from '@app/domain/shared/money';
import { schemaResolver, useForm } from '@mantine/form';
import { useApi } from '../../foundation/api.tsx';
import { useDraft } from '../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { useSendOnce } from '../../foundation/hooks/use-send-once.ts';
import { addStockLabels, lossLabels } from './products.labels.ts';

type PurchaseDraft = Omit<PurchaseForm, 'quantity' | 'unitCostCents'> & {
  quantity: number | '';
  unitCostCents: Cents | null;
};
type LossDraft = Omit<LossForm, 'quantity'> & { quantity: number | '' };

export function useAddStockForm({ id }: Product, close: () => void) {
  const form = useForm<PurchaseDraft>({
    initialValues: { quantity: '', unitCostCents: null, reason: '' },
    validate: schemaResolver(purchaseForm, { sync: true }),
  });
  const draft = useDraft(form, { form: 'add-stock', thing: id, isAct: true });
  const add = useSendOnce(useApi().stock.products.addStock, draft.request);
  return useSaving({
    form,
    send: (typed) => add.mutateAsync({ id, ...purchaseForm.parse(typed) }),
    saved: addStockLabels.done,
    failed: addStockLabels.failed,
    done: close,
    draft,
  });
}

export function useLossForm({ id }: Product, close: () => void) {
  const form = useForm<LossDraft>({
    initialValues: { quantity: '', reason: '' },
    validate: schemaResolver(lossForm, { sync: true }),
  });
  const draft = useDraft(form, { form: 'stock-loss', thing: id, isAct: true });
  const lose = useSendOnce(useApi().stock.products.writeOff, draft.request);
  return useSaving({
    form,
    send: (typed) => lose.mutateAsync({ id, ...lossForm.parse(typed) }),
    saved: lossLabels.done,
    fieldOf: { STOCK_NOT_ENOUGH: 'quantity' },
    failed: lossLabels.failed,
    done: close,
    draft,
  });
}
