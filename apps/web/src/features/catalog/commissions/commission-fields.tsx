import type { Commission } from '@app/contract/catalog/commission-rates.contract';
import type { Service } from '@app/contract/catalog/services.contract';
import { Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useToday } from '../../../foundation/company-clock.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { PercentField } from '../../../ui/fields/percent-field.tsx';
import type { CommissionFormState } from './commission.form.ts';
import { plannedRates } from './commissions.api.ts';
import { commissionLabels as labels } from './commissions.labels.ts';

type CommissionFieldsProps = {
  form: CommissionFormState;
  commission: Commission | null;
  services: readonly Service[];
};

const twoColumns = { base: 1, xs: 2 };

export function CommissionFields({ form, commission, services }: CommissionFieldsProps) {
  const today = useToday().toString();
  return (
    <Stack gap="md">
      {!commission && (
        <Select
          label={labels.service}
          placeholder={labels.servicePlaceholder}
          required
          searchable
          openOnFocus={false}
          data-autofocus
          data={services.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('serviceId')}
        />
      )}
      <SimpleGrid cols={twoColumns}>
        <PercentField
          {...form.getInputProps('percentage')}
          label={labels.percentage}
          required
          data-autofocus={commission ? true : undefined}
          onChange={(typed) => form.setFieldValue('percentage', typed === '' ? '' : Number(typed))}
        />
        <DateField
          {...form.getInputProps('fromDate')}
          label={labels.fromDate}
          description={labels.fromDateHelp}
          required
          earliest={today}
        />
      </SimpleGrid>
      {commission && (
        <Text size="xs" c="dimmed">
          {labels.pastStays}
          {plannedRates(commission, today).length > 0 && ` ${labels.plannedGoes}`}
        </Text>
      )}
    </Stack>
  );
}
