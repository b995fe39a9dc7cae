import { ActionIcon, Button, Group, Menu, SegmentedControl } from '@mantine/core';
import { IconDots, IconLock, IconPrinter } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import type { ColorBy } from '../../../ui/agenda-grid/grid-model.ts';
import { colorChoices, agendaLabels as labels } from './agenda.labels.ts';
import classes from './agenda.module.css';

export type AgendaActionsProps = {
  onBlock: () => void;
  colors: { colorBy: ColorBy; onColorBy: (colorBy: ColorBy) => void } | null;
};

/** Where a panel leaves them little room, some of them go into the menu. */
export function AgendaActions({ onBlock, colors }: AgendaActionsProps) {
  const mayManage = useMay('appointments.manage');
  return (
    <Group gap="xs" wrap="nowrap" className={classes.actions}>
      {colors && (
        <SegmentedControl
          className={classes.roomy}
          aria-label={labels.colorBy}
          data={colorChoices}
          value={colors.colorBy}
          onChange={colors.onColorBy}
        />
      )}
      <ActionIcon aria-label={labels.print} onClick={() => window.print()} visibleFrom="xs">
        <IconPrinter size={20} />
      </ActionIcon>
      {mayManage && (
        <Button
          variant="default"
          className={classes.roomy}
          leftSection={<IconLock size={16} />}
          onClick={onBlock}
        >
          {labels.block}
        </Button>
      )}
      <div className={classes.tight}>
        <AgendaMenu onBlock={onBlock} colors={colors} />
      </div>
    </Group>
  );
}

/** The same where there is little room: the grid comes first on a phone. */
export function AgendaMenu({ onBlock, colors }: AgendaActionsProps) {
  const mayManage = useMay('appointments.manage');
  if (!colors && !mayManage) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={labels.more} variant="default" size={40} ml="auto">
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayManage && (
          <Menu.Item leftSection={<IconLock size={16} />} onClick={onBlock}>
            {labels.block}
          </Menu.Item>
        )}
        {colors && <ColorItems {...colors} />}
      </Menu.Dropdown>
    </Menu>
  );
}

function ColorItems({ colorBy, onColorBy }: NonNullable<AgendaActionsProps['colors']>) {
  return (
    <Menu.RadioGroup value={colorBy}>
      <Menu.Label>{labels.colorBy}</Menu.Label>
      {colorChoices.map(({ value, label }) => (
        <Menu.RadioItem
          key={value}
          value={value}
          closeMenuOnClick
          onChange={() => onColorBy(value)}
        >
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
