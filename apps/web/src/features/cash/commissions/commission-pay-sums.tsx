import { moneyText } from '../../../foundation/format.ts';
import type { CommissionPaying } from './commission-pay.form.ts';
import { handedOverText, payLabels as labels } from './commissions.labels.ts';
import classes from './commissions.module.css';

/** Who gets how much, what is taken off, and what leaves the drawer. */
export function CommissionPaySums({ paying }: { paying: CommissionPaying }) {
  const { shares, total, returned, handedOver } = paying;
  const { returns } = paying.saving.form.values;
  const names =
    shares.length > 1
      ? shares.map(({ id, name, owed }) => [id, name, owed - (returns[id] ?? 0)] as const)
      : [];
  return (
    <>
      <dl className={classes.sums}>
        <Sum name={labels.total} amount={total} />
        {returned > 0 && <Sum name={labels.returned} amount={-returned} />}
        {names.map(([id, name, amount]) => (
          <Sum key={id} name={`${labels.handedOver} a ${name}`} amount={amount} />
        ))}
      </dl>
      <p className={classes.handedOver} role="status">
        {handedOverText(handedOver, shares.length === 1 ? shares[0]?.name : undefined)}
      </p>
    </>
  );
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">{moneyText(amount)}</dd>
    </div>
  );
}
