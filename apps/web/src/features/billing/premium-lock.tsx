import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../foundation/parts/parts.ts';

const PremiumLockCard = lazyPart(() => import('./premium-lock-card.tsx'));

/** In the place of what a company may not use. It comes when it is needed: most never see it. */
export function PremiumLock(props: ComponentProps<typeof PremiumLockCard>) {
  return (
    <Suspense>
      <PremiumLockCard {...props} />
    </Suspense>
  );
}
