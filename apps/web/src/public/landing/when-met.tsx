import { CAPABILITIES } from '@app/domain/shared/capabilities';
import type { ReactNode } from 'react';
import { Block } from '../block.tsx';
import type { Need } from './landing.content.ts';

type WhenMetProps = { needs: Need | null; children: ReactNode };

/** What depends on whoever runs the platform is shown where the server knows that it is true. */
export function WhenMet({ needs, children }: WhenMetProps) {
  return needs === null ? children : <Block of={blockOf(needs)}>{children}</Block>;
}

function blockOf(needs: Need): string {
  return CAPABILITIES.some((capability) => capability === needs) ? `has-${needs}` : needs;
}
