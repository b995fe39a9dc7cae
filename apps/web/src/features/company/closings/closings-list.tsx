import type { ClosingDay } from '@app/contract/company/closing-days.contract';
import { Button, Group, Text } from '@mantine/core';
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportListButton } from '../../../ui/lists/export-list-button.tsx';
import { RowActions } from '../../../ui/lists/row-actions.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import classes from '../settings-list.module.css';
import { SettingsSection } from '../settings-section.tsx';
import { CalendarLeaf } from './calendar-leaf.tsx';
import { closingLabels, closingsSheet, daysText } from './closing-days.labels.ts';
import { DecisionBadge, OpenHours } from './decision-badge.tsx';

type ClosingsListProps = {
  closingDays: readonly ClosingDay[];
  onCreate: () => void;
  onEdit: (closingDay: ClosingDay) => void;
  onRemove: (closingDay: ClosingDay) => void;
};

export function ClosingsList({ closingDays, onCreate, ...choices }: ClosingsListProps) {
  const mayManage = useMay('company.manage');
  const isEmpty = closingDays.length === 0;
  const create = mayManage && (
    <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
      {closingLabels.create}
    </Button>
  );
  return (
    <SettingsSection title={closingLabels.title} explanation={closingLabels.explanation}>
      {isEmpty && (
        <EmptyState
          picture="agenda"
          sentence={mayManage ? closingLabels.empty : closingLabels.emptyForReaders}
          action={create}
        />
      )}
      {!isEmpty && (
        <>
          <ul className={classes.list} aria-label={closingLabels.title}>
            {closingDays.map((closingDay) => (
              <ClosingItem key={closingDay.id} closingDay={closingDay} {...choices} />
            ))}
          </ul>
          <Group gap="sm" className={classes.after}>
            {create}
            <ExportListButton list={closingLabels.title} sheet={closingsSheet} rows={closingDays} />
          </Group>
        </>
      )}
    </SettingsSection>
  );
}

type ClosingItemProps = Pick<ClosingsListProps, 'onEdit' | 'onRemove'> & {
  closingDay: ClosingDay;
};

function ClosingItem({ closingDay, onEdit, onRemove }: ClosingItemProps) {
  const mayManage = useMay('company.manage');
  return (
    <li className={classes.item} aria-label={closingDay.name}>
      <CalendarLeaf date={closingDay.firstDay} />
      <div className={classes.words}>
        <Text fw={600} component="div">
          <TruncatedText>{closingDay.name}</TruncatedText>
        </Text>
        <Text size="xs" c="dimmed">
          {daysText(closingDay)}
          <OpenHours closingDay={closingDay} />
        </Text>
      </div>
      <div className={classes.aside}>
        <DecisionBadge closingDay={closingDay} />
      </div>
      {mayManage && (
        <div className={classes.menu}>
          <RowActions
            name={closingDay.name}
            actions={[
              {
                label: 'Editar',
                icon: <IconEdit size={18} />,
                onSelect: () => onEdit(closingDay),
              },
              {
                label: closingLabels.remove,
                icon: <IconTrash size={18} />,
                tone: 'destructive',
                onSelect: () => onRemove(closingDay),
              },
            ]}
          />
        </div>
      )}
    </li>
  );
}
