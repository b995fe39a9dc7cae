import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useRef } from 'react';
import type { RowAction } from './table-column.ts';

type RowActionsProps = { name: string; actions: readonly RowAction[] };

/** What can be done with a row besides opening it. */
export function RowActions({ name, actions }: RowActionsProps) {
  const opener = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;

  function select(action: RowAction): void {
    // The menu is about to go: a dialog that opens now must have something to give the focus back to.
    opener.current?.focus();
    action.onSelect();
  }

  return (
    // Inside the row and not at the end of the page: a screen reader finds it where it belongs.
    <Menu returnFocus withinPortal={false}>
      <Menu.Target>
        <ActionIcon ref={opener} aria-label={`Ações de ${name}`}>
          <IconDotsVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={action.icon}
            onClick={() => select(action)}
            {...(action.tone === 'destructive' && { c: 'var(--mantine-color-error)' })}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
