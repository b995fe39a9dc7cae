import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BookingPage } from './booking-page.tsx';

export function mountPage(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found');
  // In slices, so that a slow phone answers to a touch in between.
  startTransition(() => createRoot(root).render(<BookingPage address={location.pathname} />));
}
