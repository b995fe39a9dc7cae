import type { CashChoices } from '@app/contract/cash/sessions.contract';
import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { Button, Text } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { PaymentForm } from './payment.form.ts';
import { settleLabels as labels, missingText } from './settle.labels.ts';
import classes from './settle.module.css';
import { SettlePart } from './settle-part.tsx';

type SettlePartsProps = { form: PaymentForm; paidFor: string; choices: CashChoices };

/** One row for each way of paying. What nobody typed follows from the rest. */
export function SettleParts({ form, paidFor, choices }: SettlePartsProps) {
  const { parts, missing } = form.sums;
  const isSplit = parts.length > 1;
  if (choices.paymentMethods.length === 0) return <NoMethods />;
  return (
    <section aria-label={labels.parts} className={classes.parts}>
      {parts.map((part, index) => (
        <SettlePart
          key={part.key}
          form={form}
          part={part}
          paidFor={paidFor}
          choices={choices}
          place={index + 1}
          isSplit={isSplit}
        />
      ))}
      <div className={classes.partsEnd}>
        {parts.length < TRANSACTION_LIMITS.paymentParts && (
          <Button
            variant="light"
            leftSection={<IconArrowsSplit2 size={18} />}
            onClick={form.addPart}
          >
            {labels.split}
          </Button>
        )}
        <Text
          role="status"
          className="tabular"
          fw={missing === 0 ? undefined : 600}
          c={missing === 0 ? 'dimmed' : 'var(--mantine-color-error)'}
        >
          {(isSplit || missing !== 0) && missingText(missing)}
        </Text>
      </div>
    </section>
  );
}

function NoMethods() {
  const mayManage = useMay('company.manage');
  return (
    <div className={classes.hint}>
      <Text>{mayManage ? labels.noMethods : labels.noMethodsForOthers}</Text>
      {mayManage && (
        <LinkButton variant="default" to="/dashboard/settings" search={{ tab: 'financial' }}>
          {labels.openSettings}
        </LinkButton>
      )}
    </div>
  );
}
