import type { CashChoices } from '@app/contract/cash/sessions.contract';
import { Text } from '@mantine/core';
import type { PaymentForm } from './payment.form.ts';
import { settleLabels as labels } from './settle.labels.ts';
import { SettleCash } from './settle-cash.tsx';
import { SettleParts } from './settle-parts.tsx';

type SettleWaysProps = { form: PaymentForm; paidFor: string; choices: CashChoices };

/** By which ways it is paid; none where nothing is left to pay. */
export function SettleWays({ form, paidFor, choices }: SettleWaysProps) {
  if (form.sums.isNothingLeft) return <Text role="status">{labels.nothingLeft}</Text>;
  return (
    <>
      <SettleParts form={form} paidFor={paidFor} choices={choices} />
      {form.sums.cash > 0 && <SettleCash {...form} />}
    </>
  );
}
