import { MoneyField } from '../../../ui/fields/money-field.tsx';
import type { CommissionPayForm } from './commission-pay.form.ts';
import { advanceOfText, openAdvanceText } from './commissions.labels.ts';

/** A field for each professional who still has a vale. */
export function CommissionReturns({ form }: { form: CommissionPayForm }) {
  return form.shares
    .filter(({ most }) => most > 0)
    .map(({ id, name, owed, advances, most }) => (
      <MoneyField
        key={id}
        label={advanceOfText(name)}
        description={openAdvanceText(advances, owed)}
        maximum={most}
        value={form.returns.get(id) ?? null}
        onChange={(amount) => form.setReturn(id, amount)}
      />
    ));
}
