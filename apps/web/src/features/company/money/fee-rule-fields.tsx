import { FEE_LIMITS as limits } from '@app/domain/company/fee-rule';
import { cents } from '@app/domain/shared/money';
import { ActionIcon, Autocomplete, NumberInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { BasisPointsField } from '../../../ui/fields/basis-points-field.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import type { FeesForm } from './card-fees.form.ts';
import {
  cardFeesLabels as labels,
  removeRuleLabel,
  ruleLabel,
  USUAL_BRANDS,
} from './card-fees.labels.ts';
import classes from './fee-rule-fields.module.css';

type FeeRuleFieldsProps = { form: FeesForm; place: number };

/** One rule: what everybody fills in first, then what only some contracts have. */
export function FeeRuleFields({ form, place }: FeeRuleFieldsProps) {
  const rule = form.values.rules[place];
  if (!rule) return null;
  const field = (name: string) => form.getInputProps(`rules.${place}.${name}`);
  return (
    <fieldset className={classes.rule} aria-label={ruleLabel(place + 1)}>
      <BasisPointsField
        {...field('basisPoints')}
        label={labels.rate}
        required
        value={rule.basisPoints}
        min={0}
        max={100}
      />
      <Days form={form} path={`rules.${place}.days`} label={labels.days} required />
      <NumberInput
        {...field('fromInstalments')}
        label={labels.fromInstalments}
        allowDecimal={false}
        allowNegative={false}
        max={limits.instalments}
        inputMode="numeric"
      />
      <Days form={form} path={`rules.${place}.daysBetween`} label={labels.daysBetween} />
      <MoneyField
        {...field('fixedCents')}
        label={labels.fixed}
        value={rule.fixedCents}
        maximum={cents(limits.fixedCents)}
      />
      <div className={classes.last}>
        <Autocomplete
          {...field('brand')}
          label={labels.brand}
          placeholder={labels.allBrands}
          data={USUAL_BRANDS}
          maxLength={limits.brandLength}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="var(--control-height)"
          aria-label={removeRuleLabel(place + 1)}
          onClick={() => form.removeListItem('rules', place)}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </div>
    </fieldset>
  );
}

type DaysProps = { form: FeesForm; path: string; label: string; required?: boolean };

function Days({ form, path, label, required = false }: DaysProps) {
  return (
    <NumberInput
      {...form.getInputProps(path)}
      label={label}
      description={required ? labels.daysHelp : labels.daysBetweenHelp}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required={required}
      allowDecimal={false}
      allowNegative={false}
      inputMode="numeric"
    />
  );
}
