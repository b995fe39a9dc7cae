import { NumberInput, type NumberInputProps } from '@mantine/core';

type QuantityFieldProps = NumberInputProps & { unit?: string };

/** Typed as people say it, with a comma or a point; up to thousandths of what is counted. */
export function QuantityField({ unit, ...props }: QuantityFieldProps) {
  return (
    <NumberInput
      decimalScale={3}
      allowNegative={false}
      allowedDecimalSeparators={[',', '.']}
      inputMode="decimal"
      hideControls
      {...(unit && { suffix: ` ${unit}` })}
      {...props}
    />
  );
}
