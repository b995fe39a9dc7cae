import { KIND_TEXT, TYPE_TEXT } from '@app/domain/cash/description';
import {
  TRANSACTION_KINDS,
  TRANSACTION_TYPES,
  type TransactionKind,
  type TransactionType,
} from '@app/domain/cash/transaction';
import { Select, SimpleGrid, Stack } from '@mantine/core';
import { DateField } from '../../ui/date-field.tsx';
import { useFilterChoices } from './filter-choices.api.ts';
import { filterLabels as labels } from './transactions.labels.ts';
import type { TransactionsView } from './transactions-view.api.ts';

const types = TRANSACTION_TYPES.map((value) => ({ value, label: TYPE_TEXT[value] }));
const kinds = TRANSACTION_KINDS.map((value) => ({ value, label: KIND_TEXT[value] }));

type TransactionsFilterFieldsProps = {
  view: TransactionsView;
  onChange: (change: TransactionsView) => void;
};

/** Each choice holds at once. */
export function TransactionsFilterFields({ view, onChange }: TransactionsFilterFieldsProps) {
  return (
    <Stack gap="sm">
      <SimpleGrid cols={2} spacing="sm">
        <DateField
          label={labels.fromDate}
          value={view.fromDate ?? null}
          latest={view.toDate}
          onChange={(day) => onChange({ fromDate: day ?? undefined })}
        />
        <DateField
          label={labels.toDate}
          value={view.toDate ?? null}
          earliest={view.fromDate}
          onChange={(day) => onChange({ toDate: day ?? undefined })}
        />
      </SimpleGrid>
      <SimpleGrid cols={2} spacing="sm">
        <Select<TransactionType>
          label={labels.type}
          placeholder={labels.anyType}
          data={types}
          value={view.type ?? null}
          onChange={(type) => onChange({ type: type ?? undefined })}
          {...choice}
        />
        <Select<TransactionKind>
          label={labels.kind}
          placeholder={labels.anyKind}
          data={kinds}
          value={view.kind ?? null}
          onChange={(kind) => onChange({ kind: kind ?? undefined })}
          {...choice}
        />
      </SimpleGrid>
      <NamedFilters view={view} onChange={onChange} />
    </Stack>
  );
}

function NamedFilters({ view, onChange }: TransactionsFilterFieldsProps) {
  const { methods, categories, professionals } = useFilterChoices();
  return (
    <>
      <Select
        label={labels.paymentMethodId}
        placeholder={labels.anyMethod}
        data={methods}
        value={view.paymentMethodId ?? null}
        onChange={(id) => onChange({ paymentMethodId: id ?? undefined })}
        {...choice}
      />
      <Select
        label={labels.categoryId}
        placeholder={labels.anyCategory}
        data={categories}
        searchable
        value={view.categoryId ?? null}
        onChange={(id) => onChange({ categoryId: id ?? undefined })}
        {...choice}
      />
      <Select
        label={labels.professionalId}
        placeholder={labels.anyProfessional}
        data={professionals}
        searchable
        value={view.professionalId ?? null}
        onChange={(id) => onChange({ professionalId: id ?? undefined })}
        {...choice}
      />
    </>
  );
}

// Inside the panel: a list that hangs elsewhere in the page would close it when something is chosen.
const choice = { clearable: true, comboboxProps: { withinPortal: false } } as const;
