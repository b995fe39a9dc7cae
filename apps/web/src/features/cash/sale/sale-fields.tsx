import type { CashChoices } from '@app/contract/cash/sessions.contract';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { requestKey } from '../../../foundation/request-key.ts';
import { useClientSearch } from '../../scheduling/client-choice/client-choice.api.ts';
import { useSellers } from '../cart/cart.api.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { SettleAdjustments } from '../checkout/settle-adjustments.tsx';
import { SettleCash } from '../checkout/settle-cash.tsx';
import { SettleParts } from '../checkout/settle-parts.tsx';
import { SettleTotal } from '../checkout/settle-prices.tsx';
import type { SaleForm } from './sale.form.ts';
import { saleLabels as labels } from './sale.labels.ts';
import classes from './sale.module.css';

type SaleFieldsProps = { form: SaleForm; choices: CashChoices };

/** What is sold comes first; how it is paid when there is something to pay. */
export function SaleFields({ form, choices }: SaleFieldsProps) {
  const { lines = [], sellerId = null } = form.form.values;
  const [paidFor] = useState(requestKey);
  return (
    <>
      <CartLines payment={form} usualSellerId={sellerId} isOpen />
      <div className={classes.who}>
        <BuyerField form={form} />
        <Select
          label={labels.seller}
          placeholder={labels.noSeller}
          data={useSellers()}
          value={sellerId}
          clearable
          searchable
          onChange={(value) => form.form.setFieldValue('sellerId', value)}
        />
      </div>
      {lines.length > 0 && (
        <>
          <SettleTotal {...form} isMore={lines.length > 1} />
          <SettleParts form={form} paidFor={paidFor} choices={choices} />
          {form.sums.cash > 0 && <SettleCash {...form} />}
          <SettleAdjustments {...form} categories={choices.incomeCategories} hasTip={false} />
        </>
      )}
    </>
  );
}

/** Whoever says her name finds what she bought on her page; nobody has to. */
function BuyerField({ form: { form } }: Pick<SaleFieldsProps, 'form'>) {
  const { buyer = null } = form.values;
  const [typed, setTyped] = useState(buyer?.name ?? '');
  const { found, isAsked } = useClientSearch(typed);
  const others = found.filter(({ id }) => id !== buyer?.id);
  const data = [...(buyer ? [buyer] : []), ...others].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  return (
    <Select
      label={labels.client}
      placeholder={labels.clientHelp}
      data={data}
      filter={({ options }) => options}
      nothingFoundMessage={isAsked ? labels.nobodyFound : labels.typeMore}
      value={buyer?.id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      searchable
      clearable
      onChange={(_id, option) =>
        form.setFieldValue('buyer', option && { id: option.value, name: option.label })
      }
    />
  );
}
