import { Select } from '@mantine/core';
import { useState } from 'react';
import { useClientSearch } from '../../scheduling/client-choice/client-choice.api.ts';
import { needsClient } from '../cart/cart-draft.ts';
import { wrongField } from '../checkout/payment.form.ts';
import type { SaleForm } from './sale.form.ts';
import { saleLabels as labels } from './sale.labels.ts';

/** Whoever says her name finds what she bought on her page; packages and the account are somebody's. */
export function BuyerField({ form: { form } }: { form: SaleForm }) {
  const { buyer = null, lines = [] } = form.values;
  const [typed, setTyped] = useState(buyer?.name ?? '');
  const { found, isAsked } = useClientSearch(typed);
  const others = found.filter(({ id }) => id !== buyer?.id);
  const data = [...(buyer ? [buyer] : []), ...others].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  return (
    <Select
      {...wrongField({ form }, 'buyer')}
      label={labels.client}
      placeholder={labels.clientHelp}
      required={needsClient(lines)}
      data={data}
      filter={({ options }) => options}
      nothingFoundMessage={isAsked ? labels.nobodyFound : labels.typeMore}
      value={buyer?.id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      searchable
      clearable
      onChange={(_id, option) =>
        // Nobody pays with what is another one's.
        form.setValues({
          buyer: option && { id: option.value, name: option.label },
          prepaid: null,
        })
      }
    />
  );
}
