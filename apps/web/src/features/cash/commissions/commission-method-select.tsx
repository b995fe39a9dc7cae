import { Select, type SelectProps } from '@mantine/core';
import { useCashChoices } from '../drawer/cash.api.ts';
import { payLabels as labels } from './commissions.labels.ts';

type MethodSelectProps = Pick<SelectProps, 'value' | 'onChange' | 'error' | 'ref' | 'onBlur'> & {
  'data-autofocus'?: boolean;
};

/** With what a professional is paid. */
export function CommissionMethodSelect(props: MethodSelectProps) {
  const choices = useCashChoices();
  const methods = choices.data?.paymentMethods;
  return (
    <Select
      {...props}
      label={labels.method}
      placeholder={labels.methodPlaceholder}
      description={methods?.length === 0 ? labels.noMethods : undefined}
      required
      allowDeselect={false}
      data={(methods ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
