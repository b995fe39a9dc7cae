import { KIND_TEXT, TYPE_TEXT } from '@app/domain/cash/description';
import { FIGURES, TRANSACTION_KINDS, TRANSACTION_TYPES } from '@app/domain/cash/transaction';
import { useToday } from '../../../foundation/company-clock.ts';
import { FilterBar } from '../../../ui/lists/filter-bar.tsx';
import type { Choice, FilterField } from '../../../ui/lists/filter-field.tsx';
import { MonthBar } from '../../../ui/lists/month-bar.tsx';
import { useProfessionals } from '../../team/professionals/professionals.api.ts';
import { useCashChoices } from '../drawer/cash.api.ts';
import { figureText, filterLabels as labels, transactionLabels } from './transactions.labels.ts';
import {
  monthIn,
  monthsOn,
  type TransactionsView,
  transactionFilters,
} from './transactions-view.ts';

const types = TRANSACTION_TYPES.map((value) => ({ value, label: TYPE_TEXT[value] }));
const kinds = TRANSACTION_KINDS.map((value) => ({ value, label: KIND_TEXT[value] }));
const figures = FIGURES.map((value) => ({ value, label: figureText[value] }));

type TransactionsToolbarProps = {
  view: TransactionsView;
  onView: (view: TransactionsView) => void;
};

/** Search, the month, and what else leaves rows out. */
export function TransactionsToolbar({ view, onView }: TransactionsToolbarProps) {
  const today = useToday();
  return (
    <FilterBar
      view={view}
      onView={onView}
      filters={transactionFilters}
      fields={useFields()}
      searchLabel={transactionLabels.search}
      savedAs="transactions"
    >
      <MonthBar
        month={monthIn(view, today)}
        otherwise={view.period === 'all' ? labels.allTime : labels.otherDays}
        onStep={(months) => onView(monthsOn(view, months, today))}
      />
    </FilterBar>
  );
}

const periods = [{ value: 'all', label: labels.allTime }];

function useFields(): FilterField<keyof TransactionsView>[] {
  return [
    {
      name: 'period',
      label: labels.period,
      placeholder: labels.thisMonth,
      choices: periods,
    },
    { name: 'fromDate', label: labels.fromDate, notAfter: 'toDate', isHalf: true },
    { name: 'toDate', label: labels.toDate, notBefore: 'fromDate', isHalf: true },
    {
      name: 'type',
      label: labels.type,
      placeholder: labels.anyType,
      choices: types,
      isHalf: true,
    },
    {
      name: 'kind',
      label: labels.kind,
      placeholder: labels.anyKind,
      choices: kinds,
      isHalf: true,
    },
    { name: 'counts', label: labels.counts, choices: figures, isOnlyChip: true },
    ...useNamedFields(),
  ];
}

/** What they hold is named by the company. */
function useNamedFields(): FilterField<keyof TransactionsView>[] {
  const { data } = useCashChoices();
  const professionals = useProfessionals().data;
  return [
    {
      name: 'paymentMethodId',
      label: labels.paymentMethodId,
      placeholder: labels.anyMethod,
      choices: choicesOf(data?.paymentMethods),
    },
    {
      name: 'categoryId',
      label: labels.categoryId,
      placeholder: labels.anyCategory,
      choices: [
        { group: labels.income, items: choicesOf(data?.incomeCategories) },
        { group: labels.expense, items: choicesOf(data?.expenseCategories) },
      ],
      isSearchable: true,
    },
    {
      name: 'professionalId',
      label: labels.professionalId,
      placeholder: labels.anyProfessional,
      choices: choicesOf(professionals),
      isSearchable: true,
    },
  ];
}

function choicesOf(named: readonly { id: string; name: string }[] = []): Choice[] {
  return named.map(({ id, name }) => ({ value: id, label: name }));
}
