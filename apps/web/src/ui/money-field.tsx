import { type Cents, cents, formatAmount, parseMoney } from '@app/domain/shared/money';
import { Text, TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent, ClipboardEvent, SyntheticEvent } from 'react';

type MoneyFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value?: Cents | null;
  onChange: (amount: Cents | null) => void;
  /** Digits that would lead beyond it are not taken. */
  maximum?: Cents;
};

const defaultMaximum = cents(999_999_999_99);

/** Digits fill from the right, as on a card terminal: 8, 5, 0, 0 is 85,00. No comma to look for. */
export function MoneyField(props: MoneyFieldProps) {
  const { value = null, onChange, maximum = defaultMaximum, ...others } = props;
  const shown = value === null ? '' : formatAmount(value);

  function take(amount: Cents | null): void {
    if (amount !== null && amount > maximum) return;
    onChange(amount);
  }

  function change(event: ChangeEvent<HTMLInputElement>): void {
    take(typedAmount(event.currentTarget.value, shown));
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault();
    const pasted = parseMoney(event.clipboardData.getData('text'));
    if (pasted !== null && pasted >= 0) take(pasted);
  }

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
      value={shown}
      onChange={change}
      onPaste={paste}
      onSelect={keepCaretAtEnd}
    />
  );
}

function typedAmount(typed: string, before: string): Cents | null {
  const digits = typed.replace(/\D/g, '').slice(0, 15);
  const amount = cents(Number(digits));
  // Deleting the last figure empties the field; typing a zero means free of charge.
  const isDeleting = typed.length < before.length;
  if (amount === 0 && (digits === '' || isDeleting)) return null;
  return amount;
}

/** A figure typed in the middle would land in the wrong place. Selecting it all still replaces it. */
function keepCaretAtEnd(event: SyntheticEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isCaret = selectionStart === selectionEnd;
  if (!isCaret || selectionEnd === value.length) return;
  event.currentTarget.setSelectionRange(value.length, value.length);
}
