import { Button, Paper } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { financialLabels } from '../drawer/cash.labels.ts';
import { transactionLabels as labels } from './transactions.labels.ts';

/** Whoever may write gets the next step; whoever may not, only the fact. */
export function TransactionsEmpty({ onCreate }: { onCreate: (() => void) | undefined }) {
  return (
    <Paper withBorder>
      <EmptyState
        picture="money"
        sentence={labels.empty}
        action={
          onCreate && (
            <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
              {financialLabels.create}
            </Button>
          )
        }
      />
    </Paper>
  );
}

export function TransactionsNotAllowed() {
  return (
    <NotAllowed
      page={labels.title}
      sentence={labels.notAllowed}
      action={<LinkButton to="/dashboard/financial">{labels.back}</LinkButton>}
    />
  );
}
