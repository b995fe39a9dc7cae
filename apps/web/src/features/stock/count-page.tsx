import type { Product } from '@app/contract/stock/products.contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useApi } from '../../foundation/api.tsx';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { AllowedScreen } from '../../ui/allowed-screen.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { BarcodeBox } from '../../ui/barcode/barcode-box.tsx';
import { SaveBar } from '../../ui/dialogs/save-bar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureText } from '../../ui/failure-text.tsx';
import { PageForm } from '../../ui/forms/page-form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NothingFound } from '../../ui/lists/nothing-found.tsx';
import { matching } from '../../ui/lists/use-table-view.ts';
import { LoadBlock } from '../../ui/load-block.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { addOne, linesOf, useCountForm } from './count.form.ts';
import { countLabels as labels } from './count.labels.ts';
import { CountLine } from './count-line.tsx';
import classes from './count-page.module.css';
import { quantityText } from './products.labels.ts';

export function CountPage() {
  return (
    <AllowedScreen permission="stock.manage" labels={labels} wayOut="/dashboard/stock">
      <Count />
    </AllowedScreen>
  );
}

function Count() {
  const products = useQuery(useApi().stock.products.list.queryOptions());
  return (
    <>
      <BackLink to="/dashboard/stock">{labels.back}</BackLink>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <LoadBlock query={products} skeleton={<Skeleton height={320} />}>
        {(all) => <Shelf products={all.filter(({ active }) => active)} />}
      </LoadBlock>
    </>
  );
}

function NothingToCount() {
  return (
    <EmptyState
      picture="documents"
      sentence={labels.noProducts}
      action={<LinkButton to="/dashboard/stock">{labels.goToStock}</LinkButton>}
    />
  );
}

/** Went along with a phone in the hand: what is read is one more, what is typed is all of it. */
function Shelf({ products }: { products: readonly Product[] }) {
  const navigate = useNavigate();
  const saving = useCountForm(() => void navigate({ to: '/dashboard/stock' }));
  const { form } = saving;
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const shown = matching(products, search, ({ name, barcode }) => `${name} ${barcode}`);
  const counted = linesOf(form.values.lines).length;

  function read(code: string): boolean {
    const product = products.find(({ barcode }) => barcode !== '' && barcode === code);
    if (product) {
      showSuccess(labels.read(product.name, quantityText(addOne(form, product), product.unit)));
      return true;
    }
    // A name that is being looked for is no code.
    if (/^\d{6,}$/.test(code)) showFailure(labels.title, labels.unknown(code));
    return false;
  }

  if (products.length === 0) return <NothingToCount />;
  return (
    <PageForm saving={saving}>
      <div className={classes.find}>
        <BarcodeBox
          ref={box}
          label={labels.find}
          value={search}
          onChange={setSearch}
          onRead={read}
        />
      </div>
      {shown.length === 0 && (
        <NothingFound
          sentence={labels.none}
          onClear={() => setSearch('')}
          clearLabel={labels.clear}
        />
      )}
      <ul className={classes.list} aria-label={labels.title}>
        {shown.map((product) => (
          <CountLine
            key={product.id}
            form={form}
            product={product}
            onEnter={() => box.current?.focus()}
          />
        ))}
      </ul>
      <FailureText>{saving.failure}</FailureText>
      <SaveBar
        changed={counted > 0}
        saving={saving.isSaving}
        words={labels.counted(counted)}
        save={labels.save}
        onDiscard={() => form.setValues({ lines: {} })}
      />
    </PageForm>
  );
}
