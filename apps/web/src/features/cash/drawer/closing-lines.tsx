import { TRANSACTION_LIMITS } from '@app/domain/cash/transaction';
import { type Cents, cents } from '@app/domain/shared/money';
import { Button, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { moneyText } from '../../../foundation/format.ts';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { countedLabel, closingLabels as labels, sameAsExpectedLabel } from './cash.labels.ts';
import classes from './cash.module.css';
import { type Closing, type CountingLine, countPath, isDrawer } from './closing.form.ts';
import { Difference } from './difference.tsx';

const maximum = cents(TRANSACTION_LIMITS.amountCents);

/** One field for each place where money should be: the drawer first, then what lies at the bank. */
export function ClosingLines({ closing }: { closing: Closing }) {
  const elsewhere = closing.lines.filter((line) => !isDrawer(line));
  return (
    <>
      <Lines closing={closing} title={labels.inDrawer} lines={closing.lines.filter(isDrawer)} />
      {elsewhere.length > 0 && <Lines closing={closing} title={labels.inBanks} lines={elsewhere} />}
    </>
  );
}

type LinesProps = { closing: Closing; title: string; lines: readonly CountingLine[] };

function Lines({ closing, title, lines }: LinesProps) {
  const isSaidBelow = lines.every(({ name }) => name === title);
  return (
    <section aria-label={title}>
      {!isSaidBelow && (
        <Title order={3} size="h5" c="dimmed">
          {title}
        </Title>
      )}
      <ul className={classes.counting}>
        {lines.map((line) => (
          <Line key={line.key} closing={closing} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ closing, line }: { closing: Closing; line: CountingLine }) {
  const count = (amount: Cents | null) => closing.count(line, amount);
  return (
    <li className={classes.countingLine}>
      <div className={classes.countingWords}>
        <Text fw={600} className={classes.words}>
          {line.name}
        </Text>
        {!closing.isBlind && line.expectedCents !== null && (
          <Text size="xs" c="dimmed" className="tabular">
            {labels.expected} {moneyText(line.expectedCents)}
          </Text>
        )}
      </div>
      <CountField
        line={line}
        isFirst={isDrawer(line)}
        error={closing.form.errors[countPath(line.key)]}
        onCount={count}
      />
      <div className={classes.countingResult} aria-live="polite" tabIndex={-1}>
        {!closing.isBlind && <LineResult line={line} onCount={count} />}
      </div>
    </li>
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
  const { expectedCents, differenceCents, isOutflow } = line;
  if (differenceCents !== null) return <Difference cents={differenceCents} />;
  if (expectedCents === null || (expectedCents < 0 && !isOutflow)) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={sameAsExpectedLabel(line.name)}
      onClick={(event) => {
        // The button goes away once its line is counted, and the keyboard goes on from here.
        event.currentTarget.parentElement?.focus();
        onCount(cents(expectedCents));
      }}
    >
      {labels.sameAsExpected}
    </Button>
  );
}

type Totals = NonNullable<Closing['totals']>;

/** Once each place is counted; never where whoever counts shall not know what should be there. */
export function ClosingTotal({ closing }: { closing: Closing }) {
  const { totals, isBlind } = closing;
  if (isBlind) return null;
  return (
    <div role="status">
      {totals ? (
        <>
          <Total name={labels.drawerTotal} total={totals.drawer} />
          {totals.elsewhere && <Total name={labels.inBanks} total={totals.elsewhere} />}
        </>
      ) : (
        <div className={classes.total}>
          <Text fw={600}>{labels.total}</Text>
          <Text c="dimmed">
            <VisuallyHidden>{labels.missing}</VisuallyHidden>
            <span aria-hidden>—</span>
          </Text>
        </div>
      )}
    </div>
  );
}

function Total({ name, total }: { name: string; total: Totals['drawer'] }) {
  return (
    <div className={classes.total}>
      <Text fw={600}>{name}</Text>
      <div className={classes.totalFigures}>
        <Text size="xs" c="dimmed" className="tabular">
          {labels.totalCounted} {moneyText(total.countedCents)} · {labels.expected}{' '}
          {moneyText(total.expectedCents)}
        </Text>
        <Difference cents={total.differenceCents} />
      </div>
    </div>
  );
}
