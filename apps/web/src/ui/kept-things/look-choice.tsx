import { Center, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import { lookLabels } from './things.labels.ts';

type Look = 'cards' | 'rows';

/** How lists of kept things are looked at on this device; where there is no choice, nothing. */
export function useLook(table: object | undefined) {
  const isPhone = useIsPhone();
  const [look, setLook] = useLocalStorage<Look>({
    key: 'list_look',
    defaultValue: 'cards',
    getInitialValueInEffect: false,
    deserialize: (value) => (value === '"rows"' ? 'rows' : 'cards'),
  });
  return { look: table && !isPhone ? look : null, setLook };
}

type LookChoiceProps = { look: Look; onLook: (look: Look) => void };

export function LookChoice({ look, onLook }: LookChoiceProps) {
  return (
    <SegmentedControl
      aria-label={lookLabels.choose}
      value={look}
      onChange={onLook}
      data={[
        {
          value: 'cards',
          label: <Sign icon={<IconLayoutGrid size={18} />} text={lookLabels.cards} />,
        },
        {
          value: 'rows',
          label: <Sign icon={<IconLayoutList size={18} />} text={lookLabels.rows} />,
        },
      ]}
    />
  );
}

function Sign({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <Center h="100%" title={text}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </Center>
  );
}
