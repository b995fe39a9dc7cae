import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { TimeField } from './time-field.tsx';

type Changed = (minutes: number | null) => void;

function Field({ onChange, midnight }: { onChange: Changed; midnight: 'start' | 'end' }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <TimeField
      label="Início"
      midnight={midnight}
      value={value}
      onChange={(minutes) => {
        setValue(minutes);
        onChange(minutes);
      }}
    />
  );
}

function renderField(midnight: 'start' | 'end' = 'start') {
  const onChange = vi.fn<Changed>();
  renderWithApi(<Field onChange={onChange} midnight={midnight} />);
  return { onChange, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Início' }) };
}

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['09h30', '09:30'],
  ['1815', '18:15'],
])('%s is understood as %s', async (typed, shown) => {
  const { input } = renderField();
  await userEvent.type(input, typed);
  await userEvent.tab();
  expect(input.value).toBe(shown);
});

test('a time that is only begun is not a wrong one yet', async () => {
  const { input, onChange } = renderField();
  await userEvent.type(input, '1');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(input, '800');
  expect(onChange).toHaveBeenLastCalledWith(18 * 60);
});

test('what is no time stays in the field, and counts as none', async () => {
  const { input, onChange } = renderField();
  await userEvent.type(input, '1200');
  await userEvent.clear(input);
  await userEvent.type(input, '2570');
  await userEvent.tab();
  expect(input.value).toBe('2570');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('midnight at the end of a period is the end of the day', async () => {
  const { input, onChange } = renderField('end');
  await userEvent.type(input, '0000');
  expect(onChange).toHaveBeenLastCalledWith(24 * 60);
  expect(input.value).toBe('24:00');
});

test('the arrows move the time by a quarter of an hour', async () => {
  const { input } = renderField();
  await userEvent.type(input, '0900{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(input.value).toBe('09:15');
});
