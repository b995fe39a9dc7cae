import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { rootElement } from '../foundation/root-element.ts';
import { PageBoundary } from './page-boundary.tsx';

export function mountAtRoot(page: ReactNode): void {
  const root = createRoot(rootElement());
  // In slices, so that a slow phone answers to a touch in between.
  startTransition(() => root.render(<PageBoundary>{page}</PageBoundary>));
}
