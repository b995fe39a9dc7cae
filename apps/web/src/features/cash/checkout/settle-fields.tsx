import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { Text } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { useSeesPrepaid } from '../../prepaid/client-prepaid.api.ts';
import { owedOn } from '../cart/cart-draft.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { PrepaidMeans } from '../prepaid-use/prepaid-means.tsx';
import type { SettleForm } from './settle.form.ts';
import classes from './settle.module.css';
import { SettleAdjustments } from './settle-adjustments.tsx';
import { SettlePrices, SettleTotal } from './settle-prices.tsx';
import { SettleRewards } from './settle-rewards.tsx';
import { SettleWays } from './settle-ways.tsx';

type SettleFieldsProps = {
  form: SettleForm;
  appointment: AppointmentDetail;
  choices: CashChoices;
};

/** Who pays what, how much, by which way; whatever is rare stands folded. */
export function SettleFields({ form, appointment, choices }: SettleFieldsProps) {
  const timezone = useTimezone();
  const { clientId, clientName, professionalName, startTime } = appointment;
  const { rewards, prepaid } = form;
  const { lines = [] } = form.form.values;
  return (
    <>
      <div className={classes.payer}>
        <Text fw={600} className={classes.words}>
          {clientName}
        </Text>
        <Text size="xs" c="dimmed" className="tabular">
          {professionalName} · {formatInstant(startTime, timezone)}
        </Text>
      </div>
      <SettlePrices appointment={appointment} />
      {useSeesPrepaid() && (
        <PrepaidMeans
          {...form.prepaid}
          payer={clientId === null ? null : { id: clientId, name: clientName }}
          draft={form.form.values.prepaid}
          onChange={(draft) => form.form.setFieldValue('prepaid', draft)}
        />
      )}
      <SettleRewards {...form} />
      <CartLines
        payment={form}
        usualSellerId={appointment.professionalId}
        owedCents={owedOn(prepaid.account)}
      />
      <SettleTotal
        {...form}
        isMore={rewards.chosen.length + lines.length + prepaid.use.sessions.length > 0}
      />
      <SettleWays form={form} paidFor={appointment.id} choices={choices} />
      <SettleAdjustments {...form} categories={choices.incomeCategories} />
    </>
  );
}
