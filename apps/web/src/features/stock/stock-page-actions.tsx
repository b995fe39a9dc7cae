import { IconClipboardCheck, IconHistory, IconShoppingCart } from '@tabler/icons-react';
import type { PageAction } from '../../ui/page-actions.tsx';
import { productLabels as labels } from './products.labels.ts';

type Wanted = {
  mayManage: boolean;
  hasSome: boolean;
  importing: PageAction;
  onHistory: () => void;
  onReorder: () => void;
};

/** Where there is nothing yet, there is nothing to count, to order or to look back on. */
export function pageActions({ mayManage, hasSome, importing, onHistory, onReorder }: Wanted) {
  const file = mayManage ? [importing] : [];
  if (!hasSome) return { more: file };
  const secondary: PageAction | undefined = mayManage
    ? {
        label: labels.countStock,
        icon: <IconClipboardCheck size={18} />,
        to: '/dashboard/stock/contagem',
      }
    : undefined;
  const more: PageAction[] = [
    { label: labels.reorder, icon: <IconShoppingCart size={18} />, onClick: onReorder },
    { label: labels.allHistory, icon: <IconHistory size={18} />, onClick: onHistory },
    ...file,
  ];
  return { secondary, more };
}
