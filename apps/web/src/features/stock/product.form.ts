import { type Product, type ProductForm, productForm } from '@app/contract/stock/products.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { UNITS, type Unit } from '@app/domain/stock/product';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { isRefusedWith } from '../../foundation/failure.ts';
import { useKeeping } from '../../foundation/hooks/use-keeping.ts';
import { productLabels } from './products.labels.ts';

type Use = { serviceId: string | null; quantity: number | '' };

/** What stands in the fields while somebody types: a number may be missing, a service not chosen yet. */
export type ProductDraft = Omit<ProductForm, Emptiable | Amount | 'uses'> &
  Record<Emptiable, number | ''> &
  Record<Amount, Cents | null> & { uses: Use[] };
type Emptiable = 'currentStock' | 'minimumStock' | 'commissionBasisPoints';
type Amount = 'purchasePriceCents' | 'priceCents';

export type ProductDraftForm = UseFormReturnType<ProductDraft>;

const newProduct: ProductDraft = {
  name: '',
  description: '',
  purchasePriceCents: null,
  priceCents: null,
  commissionBasisPoints: '',
  barcode: '',
  unit: 'un',
  currentStock: '',
  stockWas: null,
  minimumStock: '',
  supplier: '',
  supplierPhone: '',
  imageUrl: '',
  lowStockAlert: true,
  active: true,
  uses: [],
};

const complaintsAbout = schemaResolver(productForm, { sync: true });

export function useProductForm(product: Product | null, close: () => void) {
  const form = useForm<ProductDraft>({
    initialValues: product ? draftOf(product) : newProduct,
    validate: (draft) => complaintsAbout(inputOf(draft)),
  });
  const { products } = useApi().stock;
  const update = useMutation(products.update.mutationOptions());
  return useKeeping({
    form,
    about: 'product',
    api: products,
    change: (input) =>
      update.mutateAsync(input).catch((error) => {
        compareAnew(form, error);
        throw error;
      }),
    opened: product,
    draftOf,
    inputOf,
    changedCode: 'PRODUCT_CHANGED',
    labels: productLabels,
    fieldOf: {
      PRODUCT_NAME_TAKEN: 'name',
      PRODUCT_BARCODE_TAKEN: 'barcode',
      STOCK_CHANGED: 'currentStock',
    },
    failed: product ? productLabels.failedToUpdate : productLabels.failedToCreate,
    done: close,
  });
}

/** She reads how many there are now: what stands in the field is meant for them when it is sent again. */
function compareAnew(form: ProductDraftForm, error: unknown): void {
  if (!isRefusedWith('STOCK_CHANGED', error)) return;
  // The contract declares what comes with the refusal.
  const { products } = error.data as { products: Pick<Product, 'currentStock'>[] };
  form.setFieldValue('stockWas', products[0]?.currentStock ?? null);
}

function draftOf({ id, version, createdAt, ...product }: Product): ProductDraft {
  return {
    ...product,
    unit: unitOf(product.unit),
    purchasePriceCents: cents(product.purchasePriceCents),
    priceCents: product.priceCents === null ? null : cents(product.priceCents),
    commissionBasisPoints: product.commissionBasisPoints ?? '',
    stockWas: product.currentStock,
  };
}

function unitOf(stored: string): Unit {
  return UNITS.find((unit) => unit === stored) ?? 'un';
}

/** What is left empty and has to be there is no number, which the schema says. */
function inputOf(draft: ProductDraft): ProductForm {
  return {
    ...draft,
    purchasePriceCents: draft.purchasePriceCents ?? Number.NaN,
    commissionBasisPoints: draft.commissionBasisPoints === '' ? null : draft.commissionBasisPoints,
    currentStock: numberOf(draft.currentStock),
    minimumStock: numberOf(draft.minimumStock),
    uses: draft.uses.map(({ serviceId, quantity }) => ({
      serviceId: serviceId ?? '',
      quantity: numberOf(quantity),
    })),
  };
}

function numberOf(typed: number | ''): number {
  return typed === '' ? Number.NaN : typed;
}
