import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ListRow, type ListRowProps } from '../lists/list-row.tsx';

type ThingRowProps = ListRowProps & {
  /** What everybody sees below the two lines. */
  below?: ReactNode;
};

/** A kept thing on a phone. Who may not change it folds out what the two lines leave out. */
export function ThingRow({ onOpen, below, children, ...row }: ThingRowProps) {
  const [isOpen, { toggle }] = useDisclosure();
  if (onOpen || !children)
    return (
      <ListRow {...row} onOpen={onOpen}>
        {below}
      </ListRow>
    );
  return (
    <ListRow {...row} onOpen={toggle} isOpen={isOpen}>
      {below}
      {isOpen && children}
    </ListRow>
  );
}
