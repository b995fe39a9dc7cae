import type { ReactNode } from 'react';
import { Block } from '../block.tsx';
import { isOfInstallation } from './landing.content.ts';

type WhenMetProps = { needs: string; children: ReactNode };

/** What depends on whoever runs the platform is shown where the server knows that it is true. */
export function WhenMet({ needs, children }: WhenMetProps) {
  return isOfInstallation(needs) ? <Block of={needs}>{children}</Block> : children;
}
