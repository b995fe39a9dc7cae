import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { dayText, moneyText } from '../../../foundation/format.ts';
import { paymentText } from './statement.labels.ts';
import classes from './statement.module.css';
import type { PaymentGroup } from './statement-payments.ts';

/** What was handed over on one day; on the screen it unfolds into its items. */
export function StatementPayment({ group }: { group: PaymentGroup }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <li>
      <span className="tabular">{dayText(group.date)}</span>
      <span className={classes.words}>
        {group.payments.length === 1 ? (
          paymentText(group)
        ) : (
          <Unfolding text={paymentText(group)} isOpen={isOpen} onToggle={toggle} />
        )}
      </span>
      <span className="tabular">{moneyText(group.amountCents)}</span>
      {isOpen && <Items group={group} />}
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

function Items({ group }: { group: PaymentGroup }) {
  return (
    <ul className={classes.items} aria-label={paymentText(group)}>
      {group.payments.map(({ description, amountCents }, index) => (
        // Two may be alike; a statement is never sorted anew.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index}>
          <span className={classes.words}>{description}</span>
          <span className="tabular">{moneyText(amountCents)}</span>
        </li>
      ))}
    </ul>
  );
}
