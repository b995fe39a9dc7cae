import { timeOfMinutes } from '@app/domain/shared/local-time';
import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';

type TimeFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** Minutes of the day; `null` while there is no time in the field. */
  value: number | null;
  onChange: (minutes: number | null) => void;
  /** What 00:00 means: where the day starts, or where it ends. */
  midnight?: 'start' | 'end';
};

const STEP = 15;
const LAST = 24 * 60;

/** A time of the day: 9, 930, 9:30 and 09h30 are all understood. The arrows move it by a quarter. */
export function TimeField({ value, onChange, midnight = 'start', ...others }: TimeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (value === null ? '' : timeOfMinutes(value));

  function take(typed: string): void {
    const minutes = parseTime(typed, midnight);
    setDraft(minutes === null && typed !== '' ? typed : null);
    if (minutes !== value) onChange(minutes);
  }

  function change(event: ChangeEvent<HTMLInputElement>): void {
    const typed = event.currentTarget.value.replace(/[^\d:h]/gi, '').slice(0, 5);
    // A time that is only begun would count as a wrong one.
    if (isWhole(typed)) take(typed);
    else setDraft(typed);
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    if (draft !== null) take(draft);
    others.onBlur?.(event);
  }

  function move(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter' && draft !== null) take(draft);
    const step = { ArrowUp: STEP, ArrowDown: -STEP }[event.key];
    if (step === undefined || value === null) return;
    event.preventDefault();
    setDraft(null);
    onChange(Math.min(LAST, Math.max(0, value + step)));
  }

  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      {...others}
      value={text}
      onChange={change}
      onBlur={leave}
      onKeyDown={move}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/** Nothing more will be typed: 09:30 or 0930. */
function isWhole(typed: string): boolean {
  return /^\d{2}[:h]?\d{2}$/i.test(typed);
}

function parseTime(typed: string, midnight: 'start' | 'end'): number | null {
  const [, hours, minutes = '0'] =
    /^(\d{1,2})(?:[:h](\d{1,2})?)?$/i.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const total = Number(hours) * 60 + Number(minutes);
  if (total > LAST) return null;
  return total === 0 && midnight === 'end' ? LAST : total;
}
