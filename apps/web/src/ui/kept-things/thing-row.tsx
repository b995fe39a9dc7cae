import { useDisclosure } from '@mantine/hooks';
import { ListRow, type ListRowProps } from '../lists/list-row.tsx';

/** A kept thing on a phone. Who may not change it folds out what the two lines leave out. */
export function ThingRow({ onOpen, children, ...row }: ListRowProps) {
  const [isOpen, { toggle }] = useDisclosure();
  if (onOpen || !children) return <ListRow {...row} onOpen={onOpen} />;
  return (
    <ListRow {...row} onOpen={toggle} isOpen={isOpen}>
      {isOpen && children}
    </ListRow>
  );
}
