import type { Product } from '@app/contract/stock/products.contract';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../foundation/api.tsx';
import { isRefusedWith } from '../../foundation/failure.ts';
import { complainBeside, fieldErrorsOf } from '../../foundation/form-errors.ts';
import { useDraft } from '../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { useSendOnce } from '../../foundation/hooks/use-send-once.ts';
import { showSuccess } from '../../foundation/toasts.ts';
import { countedText, countLabels, movedText } from './count.labels.ts';

type Line = { counted: number | ''; expected: number };
/** What was found so far, by product, and what was thought to lie there when it was typed. */
export type CountDraft = { lines: Record<string, Line> };
export type CountDraftForm = UseFormReturnType<CountDraft>;

export function useCountForm(done: () => void) {
  const form = useForm<CountDraft>({ initialValues: { lines: {} } });
  const draft = useDraft(form, { form: 'stock-count', thing: null });
  const send = useSendOnce(useApi().stock.products.count, draft.request);
  return useSaving({
    form,
    send: ({ lines }) => send.mutateAsync({ lines: linesOf(lines) }),
    saved: (outcome) => showSuccess(countedText(outcome)),
    meet: (error) => meetRefusedLines(form, error),
    failed: countLabels.failed,
    done: () => {
      form.setValues({ lines: {} });
      form.resetDirty({ lines: {} });
      done();
    },
    draft,
  });
}

/** Those where somebody typed something. */
export function linesOf(lines: CountDraft['lines']) {
  return Object.entries(lines).flatMap(([productId, { counted, expected }]) =>
    counted === '' ? [] : [{ productId, counted, expected }],
  );
}

/** What is refused about a line is said beside it. What moved is compared with what lies there now. */
function meetRefusedLines(form: CountDraftForm, error: unknown): boolean {
  const { lines } = form.getValues();
  if (isRefusedWith('STOCK_CHANGED', error)) {
    // The contract declares what comes with the refusal.
    const { products } = error.data as { products: (Counted & { unit: string })[] };
    for (const { id, currentStock } of products) {
      const line = lines[id];
      if (line) form.setFieldValue(`lines.${id}.expected`, currentStock);
    }
    form.setErrors(
      Object.fromEntries(
        products.map(({ id, currentStock, unit }) => [pathOf(id), movedText(currentStock, unit)]),
      ),
    );
    const [first] = products;
    if (first) form.getInputNode(pathOf(first.id))?.focus();
    return true;
  }
  const [[path, sentence] = []] = Object.entries(fieldErrorsOf(error));
  const refused = linesOf(lines)[Number(path?.split('.')[1])];
  if (!refused || !sentence) return false;
  complainBeside(form, pathOf(refused.productId), sentence);
  return true;
}

/** Where a sentence about a product's line stands. */
export function pathOf(productId: string): string {
  return `lines.${productId}`;
}

type Counted = Pick<Product, 'id' | 'currentStock'>;

export function setCounted(form: CountDraftForm, product: Counted, counted: number | ''): void {
  const { lines } = form.getValues();
  const { [product.id]: _, ...others } = lines;
  const line = { counted, expected: product.currentStock };
  form.setValues({ lines: counted === '' ? others : { ...others, [product.id]: line } });
}

/** What a reader reads is one more of it. Answers how many there are now. */
export function addOne(form: CountDraftForm, product: Counted): number {
  const counted = Number(form.getValues().lines[product.id]?.counted ?? 0) + 1;
  setCounted(form, product, counted);
  return counted;
}
