import type { Commission } from '@app/contract/catalog/commission-rates.contract';
import type { Service } from '@app/contract/catalog/services.contract';
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ExportListButton } from '../../../ui/lists/export-list-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import type { ProfessionalPanelProps } from '../../team/professionals/professional-panel.ts';
import { useServices } from '../services/services.api.ts';
import { CommissionDialog } from './commission-dialog.tsx';
import { CommissionItem } from './commission-item.tsx';
import { CommissionRemoveDialog } from './commission-remove-dialog.tsx';
import { useCommissions } from './commissions.api.ts';
import { commissionLabels, commissionsSheet } from './commissions.labels.ts';
import classes from './commissions.module.css';
import { CommissionsEmpty } from './commissions-empty.tsx';

/** What is open above the list. */
type Opened = { kind: 'new' } | { kind: 'change' | 'remove'; commission: Commission } | null;

/** What she earns of each service, now and from a day on. */
export default function CommissionsPanel({ professional }: ProfessionalPanelProps) {
  const commissions = useCommissions(professional.id);
  const services = useServices();
  return (
    <LoadBlock query={commissions} skeleton={<Skeleton height={240} radius="lg" />}>
      {(all) => (
        <LoadBlock query={services} skeleton={<Skeleton height={240} radius="lg" />}>
          {(offered) => (
            <Commissions professionalId={professional.id} commissions={all} services={offered} />
          )}
        </LoadBlock>
      )}
    </LoadBlock>
  );
}

type CommissionsProps = {
  professionalId: string;
  commissions: readonly Commission[];
  services: readonly Service[];
};

function Commissions({ professionalId, commissions, services }: CommissionsProps) {
  const mayManage = useMay('commissions.manage');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const startNew = () => setOpened({ kind: 'new' });
  const free = servicesWithout(commissions, services);

  return (
    <Stack gap="md">
      {commissions.length === 0 ? (
        <CommissionsEmpty hasServices={free.length > 0} onCreate={startNew} />
      ) : (
        <>
          <PanelHeader isComplete={free.length === 0} onCreate={startNew}>
            <ExportListButton
              list={commissionLabels.title}
              sheet={commissionsSheet}
              rows={commissions}
            />
          </PanelHeader>
          <ul className={classes.list}>
            {commissions.map((commission) => (
              <CommissionItem
                key={commission.serviceId}
                commission={commission}
                onChange={() => setOpened({ kind: 'change', commission })}
                onRemove={() => setOpened({ kind: 'remove', commission })}
              />
            ))}
          </ul>
        </>
      )}
      {mayManage && (
        <Anchor
          component={Link}
          to="/dashboard/professionals/commissions"
          size="sm"
          className="thumb-room"
        >
          {commissionLabels.toTable}
        </Anchor>
      )}
      <CommissionDialog
        opened={opened?.kind === 'new' || opened?.kind === 'change'}
        professionalId={professionalId}
        commission={opened?.kind === 'change' ? opened.commission : null}
        services={free}
        onClose={close}
      />
      <CommissionRemoveDialog
        professionalId={professionalId}
        commission={opened?.kind === 'remove' ? opened.commission : null}
        onClose={close}
      />
    </Stack>
  );
}

type PanelHeaderProps = { isComplete: boolean; onCreate: () => void; children: ReactNode };

function PanelHeader({ isComplete, onCreate, children }: PanelHeaderProps) {
  const mayManage = useMay('commissions.manage');
  return (
    <Group justify="space-between" gap="sm">
      <Text c="dimmed" size="xs" className={classes.help}>
        {isComplete ? commissionLabels.allDefined : commissionLabels.help}
      </Text>
      <Group gap="sm">
        {children}
        {mayManage && !isComplete && (
          <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
            {commissionLabels.create}
          </Button>
        )}
      </Group>
    </Group>
  );
}

function servicesWithout(
  commissions: readonly Commission[],
  services: readonly Service[],
): Service[] {
  const taken = new Set(commissions.map(({ serviceId }) => serviceId));
  return services.filter(({ id, active }) => active && !taken.has(id));
}
