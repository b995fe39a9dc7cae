import type { Client } from '@app/contract/clients/clients.contract';
import type { ClientAccount as Account } from '@app/contract/prepaid/client-prepaid.contract';
import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { dayText, moneyText, withMinus } from '../../foundation/format.ts';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { FigureList } from '../../ui/figures/figure-list.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { useClientAccount } from './client-prepaid.api.ts';
import {
  accountKindLabels,
  balanceText,
  clientAccountLabels as labels,
} from './client-prepaid.labels.ts';
import classes from './client-prepaid.module.css';

const AccountLimitDialog = lazyPart(() => import('./account-limit-dialog.tsx'));

type ClientAccountProps = {
  client: Pick<Client, 'id' | 'name' | 'isAnonymized'>;
  /** The way to take money from her. */
  receive?: (owedCents: number) => ReactNode;
};

/** What a client has with the house or owes it, how far she may, and how it came to that. */
export function ClientAccount({ client, receive }: ClientAccountProps) {
  const [isChanging, setIsChanging] = useState(false);
  const mayManage = useMay('prepaid.manage') && !client.isAnonymized;
  const query = useClientAccount(client.id);
  return (
    <LoadBlock query={query} skeleton={<Skeleton height={240} radius="lg" />}>
      {(account) => (
        <Stack gap="lg">
          <Figures account={account} />
          <Group gap="sm">
            {!client.isAnonymized && receive?.(Math.max(0, -account.balanceCents))}
            {mayManage && (
              <Button
                variant="default"
                leftSection={<IconAdjustments size={18} />}
                onClick={() => setIsChanging(true)}
              >
                {labels.changeLimit}
              </Button>
            )}
          </Group>
          <Entries account={account} />
          {isChanging && (
            <Suspense fallback={null}>
              <AccountLimitDialog
                client={client}
                account={account}
                onClose={() => setIsChanging(false)}
              />
            </Suspense>
          )}
        </Stack>
      )}
    </LoadBlock>
  );
}

function Figures({ account: { balanceCents, limitCents, ownLimitCents } }: { account: Account }) {
  return (
    <FigureList look="person" label={labels.figures}>
      <Figure
        label={labels.balance}
        value={balanceText(balanceCents)}
        tone={balanceCents < 0 ? 'bad' : undefined}
      />
      <Figure
        label={labels.limit}
        value={moneyText(limitCents)}
        hint={ownLimitCents === null ? labels.asEverybody : undefined}
      />
    </FigureList>
  );
}

function Entries({ account: { entries } }: { account: Account }) {
  if (entries.length === 0)
    return (
      <Paper withBorder>
        <EmptyState picture="money" sentence={labels.empty} />
      </Paper>
    );
  return (
    <section aria-label={labels.history}>
      <Title order={3} size="h4" mb="sm">
        {labels.history}
      </Title>
      <ul className={classes.rows}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry }: { entry: Account['entries'][number] }) {
  const { kind, amountCents, date, settlementId } = entry;
  const seesReceipts = useMay('cash.view');
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Text>{accountKindLabels[kind]}</Text>
        <Text size="xs" c="dimmed" className="tabular">
          {dayText(date)}
        </Text>
      </div>
      <span className={`${classes.amount} tabular`}>
        {amountCents > 0 ? `+${moneyText(amountCents)}` : withMinus(moneyText(amountCents))}
      </span>
      {seesReceipts && (
        <LinkButton
          to="/dashboard/financial/receipts/$id"
          params={{ id: settlementId }}
          variant="default"
        >
          {labels.receipt}
        </LinkButton>
      )}
    </li>
  );
}
