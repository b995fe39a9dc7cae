import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { DateField } from './date-field.tsx';

type BirthdayProps = { initial?: string | null; lastShortYear?: number };

function Birthday({ initial = null, ...others }: BirthdayProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateField label="Nascimento" value={value} onChange={setValue} {...others} />
      <output>{value ?? 'no date'}</output>
    </>
  );
}

function field(): HTMLInputElement {
  return screen.getByLabelText('Nascimento');
}

function chosen(): string {
  return screen.getByRole('status').textContent;
}

test('figures become a date while they are typed', async () => {
  renderWithApi(<Birthday />);

  await userEvent.type(field(), '1611');
  expect(field().value).toBe('16/11');
  expect(chosen()).toBe('no date');

  await userEvent.type(field(), '1990');
  expect(field().value).toBe('16/11/1990');
  expect(chosen()).toBe('1990-11-16');
});

test.each(['1990-11-16', '16/11/1990', '16111990'])('"%s" can be pasted', async (pasted) => {
  renderWithApi(<Birthday />);

  await userEvent.click(field());
  await userEvent.paste(pasted);

  expect(field().value).toBe('16/11/1990');
  expect(chosen()).toBe('1990-11-16');
});

test.each([
  ['5/12/2026', '2026-12-05'],
  ['5/1/2027', '2027-01-05'],
  ['5-12-2026', '2026-12-05'],
  ['05/12/2026', '2026-12-05'],
  ['5.12.26', '2026-12-05'],
  ['05/12/26', '2026-12-05'],
  ['051226', '2026-12-05'],
])('"%s" is understood, typed or pasted', async (written, expected) => {
  const { unmount } = renderWithApi(<Birthday />);
  await userEvent.type(field(), written);
  await userEvent.tab();
  expect(chosen()).toBe(expected);
  unmount();

  renderWithApi(<Birthday />);
  await userEvent.click(field());
  await userEvent.paste(written);
  await userEvent.tab();
  expect(chosen()).toBe(expected);
});

test('a separator completes the day or the month before it, and can be deleted', async () => {
  renderWithApi(<Birthday />);

  await userEvent.type(field(), '5/');
  expect(field().value).toBe('05/');
  await userEvent.type(field(), '1-');
  expect(field().value).toBe('05/01/');
  await userEvent.type(field(), '{Backspace}{Backspace}');
  expect(field().value).toBe('05/0');
});

test('a year of two figures waits until the field is left, or Enter', async () => {
  renderWithApi(<Birthday />);

  await userEvent.type(field(), '05/12/20');
  expect(chosen()).toBe('no date');
  await userEvent.type(field(), '{Enter}');

  expect(field().value).toBe('05/12/2020');
  expect(chosen()).toBe('2020-12-05');
});

test.each([
  ['5/12/26', '2026-12-05'],
  ['5/12/27', '1927-12-05'],
  ['5/12/90', '1990-12-05'],
])('up to 2026, "%s" is %s', async (written, expected) => {
  renderWithApi(<Birthday lastShortYear={2026} />);
  await userEvent.type(field(), written);
  await userEvent.tab();
  expect(chosen()).toBe(expected);
});

test('a day that does not exist is refused in words when the field is left', async () => {
  renderWithApi(<Birthday />);

  await userEvent.type(field(), '31022026');
  expect(screen.queryByText(/Data inválida/)).toBeNull();
  await userEvent.tab();

  expect(screen.getByText('Data inválida. Use dia, mês e ano: dd/mm/aaaa.')).toBeTruthy();
  expect(chosen()).toBe('no date');
});

test('emptying the field takes the date away', async () => {
  renderWithApi(<Birthday initial="1990-11-16" />);

  await userEvent.clear(field());

  expect(field().value).toBe('');
  expect(chosen()).toBe('no date');
});

test('a day can be picked from a calendar whose weeks start on Sunday', async () => {
  renderWithApi(<Birthday initial="2026-11-16" />);

  await userEvent.click(screen.getByRole('button', { name: 'Abrir calendário' }));
  const [firstHeading] = await screen.findAllByRole('columnheader');
  expect(firstHeading?.textContent.toLowerCase()).toBe('dom');
  await userEvent.click(screen.getByRole('button', { name: /^20 novembro 2026$/i }));

  await waitFor(() => expect(field().value).toBe('20/11/2026'));
  expect(chosen()).toBe('2026-11-20');
});
