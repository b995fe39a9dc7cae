import type { Transaction } from '@app/contract/cash/money.contract';
import { TYPE_TEXT } from '@app/domain/cash/description';
import {
  TRANSACTION_LIMITS,
  TRANSACTION_TYPES,
  type TransactionType,
} from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { Input, SegmentedControl, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { useCashChoices } from '../drawer/cash.api.ts';
import type { TransactionDraftForm } from './transaction.form.ts';
import { transactionFormLabels as labels } from './transactions.labels.ts';

const maximum = cents(TRANSACTION_LIMITS.amountCents);
const types = TRANSACTION_TYPES.map((value) => ({ value, label: TYPE_TEXT[value] }));

type TransactionFieldsProps = { form: TransactionDraftForm; transaction: Transaction | null };

export function TransactionFields({ form, transaction }: TransactionFieldsProps) {
  const { type, amountCents, date } = form.values;
  return (
    <Stack gap="md" mb="md">
      <TypeField form={form} />
      <SimpleGrid cols={2}>
        <MoneyField
          {...form.getInputProps('amountCents')}
          label={labels.amount}
          required
          data-autofocus
          maximum={maximum}
          value={amountCents}
        />
        <DateField {...form.getInputProps('date')} label={labels.date} required value={date} />
      </SimpleGrid>
      <TextInput
        {...form.getInputProps('description')}
        label={labels.description}
        required
        maxLength={TRANSACTION_LIMITS.descriptionLength}
      />
      <ChoiceFields key={type} form={form} transaction={transaction} />
    </Stack>
  );
}

function TypeField({ form }: { form: TransactionDraftForm }) {
  function change(type: TransactionType): void {
    // A category belongs to one side of the book.
    form.setValues({ type, categoryId: null });
  }
  return (
    <Input.Wrapper label={labels.type} labelElement="div">
      <SegmentedControl<TransactionType>
        fullWidth
        aria-label={labels.type}
        data={types}
        value={form.values.type}
        onChange={change}
      />
    </Input.Wrapper>
  );
}

function ChoiceFields({ form, transaction }: TransactionFieldsProps) {
  const choices = useCashChoices();
  const { type } = form.values;
  const categories =
    type === 'income' ? choices.data?.incomeCategories : choices.data?.expenseCategories;
  const known = transaction?.type === type ? transaction.category : null;
  return (
    <>
      <Select
        {...form.getInputProps('paymentMethodId')}
        label={labels.paymentMethod}
        description={labels.paymentMethodHelp}
        placeholder={labels.noMethod}
        data={optionsOf(choices.data?.paymentMethods, transaction?.paymentMethod)}
        clearable
      />
      <Select
        {...form.getInputProps('categoryId')}
        label={labels.category}
        placeholder={labels.noCategory}
        data={optionsOf(categories, known)}
        searchable
        clearable
      />
    </>
  );
}

type Named = { id: string; name: string };

/** What is in use, and what it already has even if that is no longer offered. */
function optionsOf(offered: readonly Named[] = [], known: Named | null | undefined) {
  const isMissing = known && offered.every(({ id }) => id !== known.id);
  const all = isMissing ? [...offered, known] : offered;
  return all.map(({ id, name }) => ({ value: id, label: name }));
}
