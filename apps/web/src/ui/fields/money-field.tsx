import { type Cents, cents } from '@app/domain/shared/money';
import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { refusedEntryText } from './money-field.labels.ts';
import { useMoneyEntry } from './use-money-entry.ts';

type MoneyFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'ref'> & {
  value?: Cents | null;
  onChange: (amount: Cents | null) => void;
  /** What would lead beyond it is not taken, and the field says so. */
  maximum?: Cents;
};

const defaultMaximum = cents(999_999_999_99);

/** 90 is R$ 90,00 and 90,5 is R$ 90,50, typed or pasted. What it shows is always what it holds. */
export function MoneyField(props: MoneyFieldProps) {
  const {
    value = null,
    onChange,
    maximum = defaultMaximum,
    error,
    onFocus,
    onBlur,
    ...others
  } = props;
  const entry = useMoneyEntry({ value, onChange, maximum });

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00"
      leftSection={<Text c="dimmed">R$</Text>}
      leftSectionWidth={44}
      leftSectionPointerEvents="none"
      className="tabular"
      {...others}
      {...entry.selection}
      error={entry.refusal ? refusedEntryText(entry.refusal, maximum) : error}
      value={entry.shown}
      onChange={(event) => entry.type(event.currentTarget.value)}
      onPaste={entry.paste}
      onFocus={(event) => {
        entry.begin();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        entry.end();
        onBlur?.(event);
      }}
    />
  );
}
