import type { Product } from '@app/contract/stock/products.contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useApi } from '../../foundation/api.tsx';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { AllowedScreen } from '../../ui/allowed-screen.tsx';
import { useSheetImportAction } from '../../ui/imports/sheet-import-action.tsx';
import { useThingActs } from '../../ui/kept-things/thing-acts.api.ts';
import { ThingsPage } from '../../ui/kept-things/things-page.tsx';
import { LowStock } from './low-stock.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductsSkeleton } from './product-card-skeleton.tsx';
import { productLabels } from './products.labels.ts';
import { pageActions } from './stock-page-actions.tsx';

// Only people who change something need the forms and the checks that come with them.
const ProductDialog = lazyPart(() => import('./product-dialog.tsx'));
const AddStockDialog = lazyPart(() => import('./add-stock-dialog.tsx'));
const LossDialog = lazyPart(() => import('./loss-dialog.tsx'));
const MovementsDialog = lazyPart(() => import('./movements-dialog.tsx'));
const ProductsImportDialog = lazyPart(() => import('./products-import-dialog.tsx'));
const ReorderDialog = lazyPart(() => import('./reorder-dialog.tsx'));

export function ProductsPage() {
  return (
    <AllowedScreen permission="stock.view" labels={productLabels}>
      <Products />
    </AllowedScreen>
  );
}

type Opened =
  | { kind: 'add' | 'lose' | 'history'; product: Product }
  | { kind: 'all-history' | 'reorder' }
  | null;

function Products() {
  const { products } = useApi().stock;
  const mayManage = useMay('stock.manage');
  const [opened, setOpened] = useState<Opened>(null);
  const file = useFile(products.exportCsv);
  const things = useQuery(products.list.queryOptions());
  const importing = useSheetImportAction(ProductsImportDialog);
  const actions = pageActions({
    mayManage,
    importing: importing.action,
    hasSome: Boolean(things.data?.length),
    onHistory: () => setOpened({ kind: 'all-history' }),
    onReorder: () => setOpened({ kind: 'reorder' }),
  });
  return (
    <>
      <ThingsPage
        labels={productLabels}
        picture="documents"
        things={things}
        mayManage={mayManage}
        {...actions}
        above={
          <LowStock products={things.data ?? []} onOpen={() => setOpened({ kind: 'reorder' })} />
        }
        skeleton={<ProductsSkeleton />}
        searchIn={searchedText}
        card={(product, choices) => (
          <ProductCard
            product={product}
            {...choices}
            onStock={(kind, chosen) => setOpened({ kind, product: chosen })}
          />
        )}
        editor={(product, onClose) => <ProductDialog product={product} onClose={onClose} />}
        acts={useThingActs(products)}
        historyCode="PRODUCT_HAS_HISTORY"
        file={mayManage && file}
      />
      <Suspense fallback={null}>
        <StockDialog opened={opened} products={things.data ?? []} onClose={() => setOpened(null)} />
      </Suspense>
      {importing.dialog}
    </>
  );
}

type StockDialogProps = { opened: Opened; products: readonly Product[]; onClose: () => void };

function StockDialog({ opened, products, onClose }: StockDialogProps) {
  if (opened?.kind === 'add') return <AddStockDialog {...opened} onClose={onClose} />;
  if (opened?.kind === 'lose') return <LossDialog {...opened} onClose={onClose} />;
  if (opened?.kind === 'history') return <MovementsDialog {...opened} onClose={onClose} />;
  if (opened?.kind === 'all-history') return <MovementsDialog onClose={onClose} />;
  if (opened?.kind === 'reorder') return <ReorderDialog products={products} onClose={onClose} />;
  return null;
}

function searchedText({ name, description, barcode, supplier }: Product): string {
  return `${name} ${description} ${barcode} ${supplier}`;
}
