import { MoneyField } from '../../../ui/fields/money-field.tsx';
import type { CommissionPaying } from './commission-pay.form.ts';
import { advanceOfText, openAdvanceText } from './commissions.labels.ts';

/** A field for each professional who still has a vale. */
export function CommissionReturns({ paying }: { paying: CommissionPaying }) {
  const { form } = paying.saving;
  return paying.shares
    .filter(({ most }) => most > 0)
    .map(({ id, name, owed, advances, most }) => (
      <MoneyField
        key={id}
        label={advanceOfText(name)}
        description={openAdvanceText(advances, owed)}
        maximum={most}
        value={form.values.returns[id] ?? null}
        onChange={(amount) => form.setFieldValue(`returns.${id}`, amount)}
      />
    ));
}
