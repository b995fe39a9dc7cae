import type { Professional } from '@app/contract/team/professionals.contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { orderLabels } from './professionals.labels.ts';

type ProfessionalsOrderButtonProps = {
  professionals: readonly Professional[];
  onOpen: () => void;
};

/** There is nothing to order before there are two columns. A word on a wide screen, its icon on a phone. */
export function ProfessionalsOrderButton(props: ProfessionalsOrderButtonProps) {
  const isPhone = useIsPhone();
  const mayManage = useMay('professionals.manage');
  const columns = props.professionals.filter(({ active }) => active).length;
  if (!mayManage || columns < 2) return null;

  const icon = <IconArrowsSort size={18} />;
  if (isPhone) {
    return (
      <ActionIcon variant="default" aria-label={orderLabels.open} onClick={props.onOpen}>
        {icon}
      </ActionIcon>
    );
  }
  return (
    <Button variant="default" leftSection={icon} onClick={props.onOpen}>
      {orderLabels.open}
    </Button>
  );
}
