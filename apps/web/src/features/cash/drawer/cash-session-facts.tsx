import type { CashSessionDetail } from '@app/contract/cash/sessions.contract';
import { KIND_TEXT } from '@app/domain/cash/description';
import { Text, Title } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { SignedAmount } from '../book/signed-amount.tsx';
import { byWhomText, historyLabels as labels, movementLabels } from './cash.labels.ts';
import classes from './cash.module.css';
import { CashCounts } from './cash-counts.tsx';
import { CashFigures } from './cash-figures.tsx';

type SessionProps = { session: CashSessionDetail };

/** A closed drawer: who opened and closed it, its count and what went through it. */
export function CashSessionFacts({ session }: SessionProps) {
  return (
    <>
      <People session={session} />
      <CashFigures session={session} />
      <section>
        <Title order={3}>{labels.count}</Title>
        <CashCounts session={session} />
      </section>
      <Movements session={session} />
    </>
  );
}

function People({ session }: SessionProps) {
  const timezone = useTimezone();
  const { openedAt, openedByName, closedAt, closedByName, openingNotes, closingNotes } = session;
  const facts: [string, string][] = [
    [labels.opened, byWhomText(openedByName, openedAt, timezone)],
    [labels.closed, closedAt === null ? '' : byWhomText(closedByName, closedAt, timezone)],
    [labels.openingNotes, openingNotes],
    [labels.closingNotes, closingNotes],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name}>
              <Text component="dt" size="xs" c="dimmed">
                {name}
              </Text>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Movements({ session }: SessionProps) {
  if (session.movements.length === 0) return <Text c="dimmed">{movementLabels.noneAtAll}</Text>;
  return (
    <section>
      <Title order={3} mb="xs">
        {labels.movements}
      </Title>
      <ul className={classes.moved}>
        {session.movements.map((movement) => (
          <li key={movement.id}>
            <div className={classes.words}>
              {movement.description}
              <Text size="xs" c="dimmed">
                {[KIND_TEXT[movement.kind], movement.paymentMethod?.name]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <SignedAmount transaction={movement} />
          </li>
        ))}
      </ul>
    </section>
  );
}
