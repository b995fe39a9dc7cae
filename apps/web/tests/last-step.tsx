import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { BookingGate } from '../src/booking/booking-gate.ts';
import { BookingWizard } from '../src/booking/wizard/booking-wizard.tsx';
import { salon } from './fake-booking.ts';

/** With fake timers: whatever was answered meanwhile is shown. */
export const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

/** Everything is chosen; the person stands before the last button. */
export async function reachLastStep(gate: BookingGate, company = salon): Promise<void> {
  const client = { id: 'maria', name: 'Maria Silva', phone: '(11) 98888-7777', email: '' };
  render(
    <BookingWizard
      gate={gate}
      company={company}
      mode="public"
      start={{ client, professionalId: 'bia', services: ['cut'] }}
      onDone={() => {}}
    />,
  );
  await settle();
  await settle();
  await press('09:00');
  screen.getByRole('heading', { name: 'Confira e confirme' });
}
