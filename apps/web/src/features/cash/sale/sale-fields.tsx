import type { CashChoices } from '@app/contract/cash/sessions.contract';
import { sumOf } from '@app/domain/shared/money';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { requestKey } from '../../../foundation/request-key.ts';
import { useSeesPrepaid } from '../../prepaid/client-prepaid.api.ts';
import { useSellers } from '../cart/cart.api.ts';
import { owedOn } from '../cart/cart-draft.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { SettleAdjustments } from '../checkout/settle-adjustments.tsx';
import { SettleTotal } from '../checkout/settle-prices.tsx';
import { SettleWays } from '../checkout/settle-ways.tsx';
import { PrepaidMeans } from '../prepaid-use/prepaid-means.tsx';
import { BuyerField } from './buyer-field.tsx';
import type { SaleForm } from './sale.form.ts';
import { saleLabels as labels } from './sale.labels.ts';
import classes from './sale.module.css';

type SaleFieldsProps = {
  form: SaleForm;
  choices: CashChoices;
  /** Something stood in the cart from the beginning. */
  isBegun: boolean;
};

/** What is sold comes first; how it is paid when there is something to pay. */
export function SaleFields({ form, choices, isBegun }: SaleFieldsProps) {
  const { lines = [], sellerId = null, buyer = null, prepaid: draft } = form.form.values;
  const { use, account } = form.prepaid;
  const [paidFor] = useState(requestKey);
  const isSpent = use.account + sumOf(use.cards) > 0;
  // What is money itself is paid in money.
  const isSpendable = lines.some(({ kind }) => kind === 'product' || kind === 'package');
  return (
    <>
      <CartLines
        payment={form}
        usualSellerId={sellerId}
        owedCents={owedOn(account)}
        isOpen={!isBegun}
        startsIn={isBegun ? 1 : null}
      />
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
      {useSeesPrepaid() && isSpendable && (
        <PrepaidMeans
          {...form.prepaid}
          offers={[]}
          payer={buyer}
          draft={draft}
          onChange={(changed) => form.form.setFieldValue('prepaid', changed)}
        />
      )}
      {lines.length > 0 && (
        <>
          <SettleTotal {...form} isMore={lines.length > 1 || isSpent} />
          <SettleWays form={form} paidFor={paidFor} choices={choices} />
          <SettleAdjustments {...form} categories={choices.incomeCategories} hasTip={false} />
        </>
      )}
    </>
  );
}
