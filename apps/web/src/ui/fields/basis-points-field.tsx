import type { NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { PercentField } from './percent-field.tsx';

type BasisPointsFieldProps = Omit<NumberInputProps, 'value' | 'onChange'> & {
  /** Hundredths of a percent, as the server counts them; empty while nothing is typed. */
  value: number | '';
  onChange: (value: number | '') => void;
};

/** A percentage that is kept in hundredths. Half a number, or a sign alone, stays until it is one. */
export function BasisPointsField({ value, onChange, ...props }: BasisPointsFieldProps) {
  const [typed, setTyped] = useState<number | string>('');
  const written = value === '' ? '' : value / 100;

  function change(entered: number | string): void {
    setTyped(entered);
    onChange(hundredthsOf(entered));
  }

  return (
    <PercentField
      {...props}
      value={hundredthsOf(typed) === value ? typed : written}
      onChange={change}
    />
  );
}

/** Two decimals are typed at most, so rounding only undoes what floats do to them. */
function hundredthsOf(typed: number | string): number | '' {
  const percent = typed === '' ? Number.NaN : Number(typed);
  return Number.isNaN(percent) ? '' : Math.round(percent * 100);
}
