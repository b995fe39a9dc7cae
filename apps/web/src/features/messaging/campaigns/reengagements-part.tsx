import type { Reengagement } from '@app/contract/messaging/reengagements.contract';
import { Button, Paper, Skeleton, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PartHeader } from '../../../ui/part-header.tsx';
import { useOfficialTemplates } from '../automations/official-templates.api.ts';
import classes from './campaigns.module.css';
import { useReengagements } from './marketing.api.ts';
import { reengagementLabels as labels } from './marketing.labels.ts';
import { NoCustomTemplates } from './no-custom-templates.tsx';
import { ReengagementCard } from './reengagement-card.tsx';

// Only people who change something need the form and the checks that come with it.
const ReengagementDialog = lazyPart(() => import('./reengagement-dialog.tsx'));

type Edited = Reengagement | 'new' | null;

export default function ReengagementsPart() {
  const mayManage = useMay('messages.manage');
  const [edited, setEdited] = useState<Edited>(null);
  const isOfficial = useOfficialTemplates().data?.isNeeded ?? false;
  const create = {
    label: labels.create,
    icon: <IconPlus size={18} />,
    onClick: () => setEdited('new'),
  };
  return (
    <Stack gap="lg">
      <PartHeader explanation={labels.explanation} action={mayManage ? create : undefined} />
      {!isOfficial && <NoCustomTemplates sentence={labels.noTemplates} />}
      <LoadBlock query={useReengagements()} skeleton={<Skeleton height={140} radius="lg" />}>
        {(all) => (
          <List
            all={all}
            onEdit={setEdited}
            create={mayManage && <Button onClick={create.onClick}>{create.label}</Button>}
          />
        )}
      </LoadBlock>
      {edited && (
        <Suspense fallback={null}>
          <ReengagementDialog
            reengagement={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

type ListProps = {
  all: readonly Reengagement[];
  onEdit: (one: Reengagement) => void;
  create: ReactNode;
};

function List({ all, onEdit, create }: ListProps) {
  if (all.length === 0) {
    return (
      <Paper withBorder>
        <EmptyState picture="people" sentence={labels.empty} action={create} />
      </Paper>
    );
  }
  return (
    <ul className={classes.list} aria-label={labels.list}>
      {all.map((one) => (
        <li key={one.id}>
          <ReengagementCard reengagement={one} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}
