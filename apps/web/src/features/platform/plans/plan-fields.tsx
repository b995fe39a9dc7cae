import type { PlatformPlan } from '@app/contract/billing/platform-plans.contract';
import { type Cents, cents } from '@app/domain/shared/money';
import { Alert, NumberInput, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import type { PlanDraftForm } from './plan.form.ts';
import { PlanModuleFields } from './plan-module-fields.tsx';
import { planFieldLabels as labels, newPriceText } from './plans.labels.ts';

type PlanFieldsProps = { form: PlanDraftForm; plan: PlatformPlan | null };

const twoColumns = { base: 1, xs: 2 };
const whole = { allowDecimal: false, inputMode: 'numeric' } as const;

export function PlanFields({ form, plan }: PlanFieldsProps) {
  return (
    <Stack gap="md">
      <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
      <Textarea
        label={labels.description}
        autosize
        minRows={2}
        {...form.getInputProps('description')}
      />
      <PriceFields form={form} plan={plan} />
      <LimitFields form={form} />
      <PlanModuleFields form={form} />
      <Textarea
        label={labels.features}
        description={labels.featuresHelp}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('featureLines')}
      />
      <Switches form={form} />
    </Stack>
  );
}

function PriceFields({ form, plan }: PlanFieldsProps) {
  const { value, ...price } = form.getInputProps('priceMonthlyCents');
  const typed: number | null = value;
  const isOther = plan && plan.priceMonthlyCents > 0 && typed !== plan.priceMonthlyCents;
  return (
    <>
      <SimpleGrid cols={twoColumns}>
        <MoneyField
          {...price}
          value={centsOf(typed)}
          label={labels.priceMonthlyCents}
          description={labels.priceHelp}
          required
        />
        <NumberInput
          {...whole}
          {...form.getInputProps('freeTrialDays')}
          label={labels.freeTrialDays}
          description={labels.freeTrialHelp}
        />
      </SimpleGrid>
      {isOther && (
        <Alert color="blue" icon={<IconInfoCircle size={18} />} role="status">
          {newPriceText(plan.priceMonthlyCents, plan.companies)}
        </Alert>
      )}
    </>
  );
}

function centsOf(typed: number | null): Cents | null {
  return typed === null ? null : cents(typed);
}

function LimitFields({ form }: { form: PlanDraftForm }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      <NumberInput
        {...whole}
        {...form.getInputProps('maxProfessionals')}
        label={labels.maxProfessionals}
        description={labels.maxProfessionalsHelp}
        placeholder={labels.unlimited}
      />
      <NumberInput
        {...whole}
        {...form.getInputProps('maxAppointmentsMonthly')}
        label={labels.maxAppointmentsMonthly}
        description={labels.maxAppointmentsHelp}
      />
      <NumberInput
        {...whole}
        {...form.getInputProps('displayOrder')}
        label={labels.displayOrder}
        description={labels.displayOrderHelp}
      />
    </SimpleGrid>
  );
}

function Switches({ form }: { form: PlanDraftForm }) {
  const of = (name: 'showOnLanding' | 'isMostPopular' | 'isBasicPlan' | 'active') => ({
    label: labels[name],
    description: labels[`${name}Help`],
    ...form.getInputProps(name, { type: 'checkbox' }),
  });
  return (
    <SimpleGrid cols={twoColumns}>
      <Switch {...of('showOnLanding')} />
      <Switch {...of('isMostPopular')} />
      <Switch {...of('isBasicPlan')} />
      <Switch {...of('active')} />
    </SimpleGrid>
  );
}
