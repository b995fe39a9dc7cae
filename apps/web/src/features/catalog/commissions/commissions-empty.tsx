import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { commissionLabels } from './commissions.labels.ts';

type CommissionsEmptyProps = { hasServices: boolean; onCreate: () => void };

export function CommissionsEmpty({ hasServices, onCreate }: CommissionsEmptyProps) {
  const mayManage = useMay('commissions.manage');
  if (!mayManage) return <EmptyState picture="money" sentence={commissionLabels.emptyForReaders} />;
  if (!hasServices) {
    return (
      <EmptyState
        picture="services"
        sentence={commissionLabels.noServices}
        action={<LinkButton to="/dashboard/services">{commissionLabels.goToServices}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      picture="money"
      sentence={commissionLabels.empty}
      action={
        <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
          {commissionLabels.create}
        </Button>
      }
    />
  );
}
