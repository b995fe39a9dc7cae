import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TruncatedText } from './truncated-text.tsx';

const label = 'Maria da Conceição';

// Without a layout nothing counts as visible, the tooltip neither.
const hidden = { hidden: true };

async function pointAt(widths: { text: number; room: number }): Promise<void> {
  render(<TruncatedText>{label}</TruncatedText>, { wrapper: MantineProvider });
  const text = screen.getByText(label);
  vi.spyOn(text, 'scrollWidth', 'get').mockReturnValue(widths.text);
  vi.spyOn(text, 'clientWidth', 'get').mockReturnValue(widths.room);
  await userEvent.hover(text);
}

test('a text that is cut is said whole while it is pointed at', async () => {
  await pointAt({ text: 200, room: 80 });
  expect((await screen.findByRole('tooltip', hidden)).textContent).toBe(label);
  await userEvent.unhover(screen.getAllByText(label)[0] ?? document.body);
  expect(screen.queryByRole('tooltip', hidden)).toBeNull();
});

test('a text with room enough has no tooltip', async () => {
  await pointAt({ text: 80, room: 80 });
  expect(screen.queryByRole('tooltip', hidden)).toBeNull();
});
