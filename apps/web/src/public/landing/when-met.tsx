import type { ReactNode } from 'react';
import { Block } from '../block.tsx';
import { NEEDS_CONTACT } from './landing.content.ts';

type WhenMetProps = { needs: string; children: ReactNode };

/** What promises an answer is shown once whoever runs the platform said how to be reached. */
export function WhenMet({ needs, children }: WhenMetProps) {
  return needs === NEEDS_CONTACT ? <Block of={NEEDS_CONTACT}>{children}</Block> : children;
}
