import type { Statement } from '@app/contract/cash/statement.contract';
import { Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { dayText, moneyText } from '../../../foundation/format.ts';
import { takenOffText, visitText, withMethod } from './statement.labels.ts';
import classes from './statement.module.css';

type Payment = Statement['payments'][number];

/** What was handed over at once; it unfolds into the visits it was for. */
export function StatementPayment({ payment }: { payment: Payment }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const text = withMethod(payment.description, payment.paymentMethodName);
  return (
    <li>
      <span className="tabular">{dayText(payment.date)}</span>
      <span className={classes.words}>
        <Unfolding text={text} isOpen={isOpen} onToggle={toggle} />
        {payment.takenOffCents !== 0 && (
          <Text span display="block" size="xs" c="dimmed">
            {takenOffText(payment)}
          </Text>
        )}
      </span>
      <span className="tabular">{moneyText(payment.amountCents)}</span>
      {isOpen && <Visits text={text} visits={payment.visits} />}
    </li>
  );
}

type UnfoldingProps = { text: string; isOpen: boolean; onToggle: () => void };

function Unfolding({ text, isOpen, onToggle }: UnfoldingProps) {
  const Arrow = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <UnstyledButton className={classes.unfold} aria-expanded={isOpen} onClick={onToggle}>
      {text}
      <Arrow size={16} aria-hidden />
    </UnstyledButton>
  );
}

function Visits({ text, visits }: { text: string; visits: Payment['visits'] }) {
  return (
    <ul className={classes.items} aria-label={text}>
      {visits.map((visit, index) => (
        // Two may be alike; a statement is never sorted anew.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index}>
          <span className={classes.words}>{visitText(visit)}</span>
          <span className="tabular">{moneyText(visit.amountCents)}</span>
        </li>
      ))}
    </ul>
  );
}
