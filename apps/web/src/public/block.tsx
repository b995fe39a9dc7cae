import { block } from '@app/domain/shared/page-template';
import type { ReactNode } from 'react';

type BlockProps = { of: string; children: ReactNode };

/** What the server repeats for each entry of a list, and leaves out when there is none. */
export function Block({ of, children }: BlockProps) {
  const { start, end } = block(of);
  return (
    <>
      {start}
      {children}
      {end}
    </>
  );
}
