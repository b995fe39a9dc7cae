import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { type Cents, cents } from '@app/domain/shared/money';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { moneyText } from '../../../foundation/format.ts';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { countedLabel, closingLabels as labels, sameAsExpectedLabel } from './cash.labels.ts';
import classes from './cash.module.css';
import { type Closing, type CountingLine, countPath } from './closing.form.ts';
import { Difference } from './difference.tsx';

const maximum = cents(TRANSACTION_LIMITS.amountCents);

/** One field for each place where money should be. */
export function ClosingLines({ closing }: { closing: Closing }) {
  return (
    <ul className={classes.counting}>
      {closing.lines.map((line, index) => (
        <li key={line.key} className={classes.countingLine}>
          <div className={classes.countingWords}>
            <Text fw={600} className={classes.words}>
              {line.name}
            </Text>
            <Text size="xs" c="dimmed" className="tabular">
              {labels.expected} {moneyText(line.expectedCents)}
            </Text>
          </div>
          <CountField
            line={line}
            isFirst={index === 0}
            error={closing.form.errors[countPath(line.key)]}
            onCount={(amount) => closing.count(line, amount)}
          />
          <div className={classes.countingResult} aria-live="polite" tabIndex={-1}>
            <LineResult line={line} onCount={(amount) => closing.count(line, amount)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type CountFieldProps = {
  line: CountingLine;
  isFirst: boolean;
  error: ReactNode;
  onCount: (amount: Cents | null) => void;
};

function CountField({ line, isFirst, error, onCount }: CountFieldProps) {
  const { isOutflow, counted } = line;
  const turned = (amount: Cents | null) => (amount === null ? null : cents(-amount));
  return (
    <MoneyField
      aria-label={countedLabel(line.name)}
      required={!line.isAdded}
      data-autofocus={isFirst || undefined}
      error={error}
      data-path={countPath(line.key)}
      maximum={maximum}
      value={isOutflow ? turned(counted) : counted}
      onChange={(amount) => onCount(isOutflow ? turned(amount) : amount)}
      {...(isOutflow && { leftSection: <Text c="dimmed">−R$</Text>, leftSectionWidth: 52 })}
    />
  );
}

function LineResult({ line, onCount }: Pick<CountFieldProps, 'line' | 'onCount'>) {
  if (line.differenceCents !== null) return <Difference cents={line.differenceCents} />;
  if (line.expectedCents < 0 && !line.isOutflow) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={sameAsExpectedLabel(line.name)}
      onClick={(event) => {
        // The button goes away once its line is counted, and the keyboard goes on from here.
        event.currentTarget.parentElement?.focus();
        onCount(cents(line.expectedCents));
      }}
    >
      {labels.sameAsExpected}
    </Button>
  );
}

type Totals = NonNullable<Closing['totals']>;

/** Over all places, once each of them is counted. */
export function ClosingTotal({ totals }: { totals: Totals | null }) {
  return (
    <div className={classes.total} role="status">
      <Text fw={600}>{labels.total}</Text>
      {totals === null ? (
        <Text c="dimmed">
          <VisuallyHidden>{labels.missing}</VisuallyHidden>
          <span aria-hidden>—</span>
        </Text>
      ) : (
        <div className={classes.totalFigures}>
          <Text size="xs" c="dimmed" className="tabular">
            {labels.totalCounted} {moneyText(totals.countedCents)} · {labels.expected}{' '}
            {moneyText(totals.expectedCents)}
          </Text>
          <Difference cents={totals.differenceCents} />
        </div>
      )}
    </div>
  );
}
