import { NumberInput, type NumberInputProps } from '@mantine/core';

/** Typed as people say it, with a comma or a point: 12,5. */
export function PercentField(props: NumberInputProps) {
  return (
    <NumberInput
      suffix="%"
      decimalScale={2}
      thousandSeparator=""
      allowedDecimalSeparators={[',', '.']}
      inputMode="decimal"
      {...props}
    />
  );
}
