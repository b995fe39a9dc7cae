import type { AssistantCost } from '@app/contract/platform/settings.contract';
import { Text } from '@mantine/core';
import { moneyText } from '../../../foundation/format.ts';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import type { Column } from '../../../ui/lists/table-column.ts';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { useAssistantCosts } from './settings.api.ts';
import { openaiLabels as labels } from './settings.labels.ts';

const columns: readonly Column<AssistantCost>[] = [
  { id: 'company', header: labels.columns.company, cell: ({ companyName }) => companyName },
  {
    id: 'questions',
    header: labels.columns.questions,
    width: 140,
    onCard: 'second-line',
    cell: ({ questions }) => <span className="tabular">{labels.questions(questions)}</span>,
  },
  {
    id: 'failures',
    header: labels.columns.failures,
    width: 150,
    onCard: 'second-line',
    cell: ({ failures }) => labels.failures(failures),
  },
  {
    id: 'cost',
    header: labels.columns.cost,
    width: 120,
    align: 'end',
    onCard: 'beside',
    cell: ({ costCents }) => <span className="tabular">{moneyText(costCents)}</span>,
  },
];

/** What each company's questions cost this month, and all of them together. */
export function AssistantCosts() {
  const walk = useAssistantCosts();
  const totals = walk.data?.totals;
  return (
    <>
      {totals && totals.companies > 0 && (
        <Text mb="sm">{labels.spentTotal(totals.companies, moneyText(totals.costCents))}</Text>
      )}
      <EndlessList walk={walk} empty={<Text c="dimmed">{labels.nothingSpent}</Text>}>
        {(costs) => (
          <TableOrCards
            label={labels.spent.title}
            columns={columns}
            rows={costs}
            keyOf={({ companyId }) => companyId}
            nameOf={({ companyName }) => companyName}
          />
        )}
      </EndlessList>
    </>
  );
}
