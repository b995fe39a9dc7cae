import { CART_LINES } from '@app/domain/cash/cart';
import { Button } from '@mantine/core';
import {
  IconGift,
  IconPackage,
  IconPigMoney,
  IconStack2,
  type TablerIcon,
} from '@tabler/icons-react';
import { useSellsPrepaid } from './cart.api.ts';
import { cartLabels as labels } from './cart.labels.ts';
import classes from './cart.module.css';
import type { DraftLine, PrepaidKind } from './cart-draft.ts';

const ICONS: Record<PrepaidKind, TablerIcon> = {
  package: IconStack2,
  gift_card: IconGift,
  account: IconPigMoney,
};
const KINDS = ['package', 'gift_card', 'account'] as const;

type CartWaysProps = {
  lines: readonly DraftLine[];
  /** The box to look for a product stands open, or there are none. */
  isPicking: boolean;
  hasPackages: boolean;
  onPick: () => void;
  onAdd: (kind: PrepaidKind) => void;
};

/** What else can be put in: one tap each. */
export function CartWays({ lines, isPicking, hasPackages, onPick, onAdd }: CartWaysProps) {
  const sellsPrepaid = useSellsPrepaid();
  // One pays in once; how much is one amount.
  const isPaidIn = lines.some(({ kind }) => kind === 'account');
  const isOffered = { package: hasPackages, gift_card: true, account: !isPaidIn };
  const kinds = sellsPrepaid ? KINDS.filter((kind) => isOffered[kind]) : [];
  if (lines.length >= CART_LINES || (isPicking && kinds.length === 0)) return null;
  return (
    <div className={classes.ways}>
      {!isPicking && (
        <Button variant="light" leftSection={<IconPackage size={18} />} onClick={onPick}>
          {labels.add}
        </Button>
      )}
      {kinds.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <Button
            key={kind}
            variant="light"
            leftSection={<Icon size={18} />}
            onClick={() => onAdd(kind)}
          >
            {labels.addPrepaid[kind]}
          </Button>
        );
      })}
    </div>
  );
}
