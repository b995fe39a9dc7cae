import { KIND_TEXT, TYPE_TEXT } from '@app/domain/cash/description';
import { FIGURES, TRANSACTION_KINDS, TRANSACTION_TYPES } from '@app/domain/cash/transaction';
import { FilterBar } from '../../../ui/lists/filter-bar.tsx';
import type { Choice, FilterField } from '../../../ui/lists/filter-field.tsx';
import { useProfessionals } from '../../team/professionals/professionals.api.ts';
import { useCashChoices } from '../drawer/cash.api.ts';
import { figureText, filterLabels as labels, transactionLabels } from './transactions.labels.ts';
import { type TransactionsView, transactionFilters } from './transactions-view.ts';

const types = TRANSACTION_TYPES.map((value) => ({ value, label: TYPE_TEXT[value] }));
const kinds = TRANSACTION_KINDS.map((value) => ({ value, label: KIND_TEXT[value] }));
const figures = FIGURES.map((value) => ({ value, label: figureText[value] }));

type TransactionsToolbarProps = {
  view: TransactionsView;
  onView: (view: TransactionsView) => void;
};

export function TransactionsToolbar(props: TransactionsToolbarProps) {
  return (
    <FilterBar
      {...props}
      filters={transactionFilters}
      fields={useFields()}
      searchLabel={transactionLabels.search}
    />
  );
}

function useFields(): FilterField<keyof TransactionsView>[] {
  return [
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
