import { ActionIcon, Button, Loader, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useIsPhone } from '../foundation/hooks/use-is-phone.ts';
import { LinkButton } from './link-button.tsx';

/** Something that can be done on a page, or another page it leads to. */
export type PageAction = { label: string; icon: ReactNode; isBusy?: boolean } & (
  | { onClick: () => void }
  | { to: NonNullable<LinkProps['to']> }
);

type PageButtonProps = { action: PageAction; variant: 'default' | 'filled' };

/** A word on a wide screen, its icon on a phone, where the first action needs the room. */
export function QuietButton({ action }: { action: PageAction }) {
  const { label, icon, isBusy = false } = action;
  if (!useIsPhone()) return <PageButton action={action} variant="default" />;
  const look = { variant: 'default', size: 'var(--control-height)', 'aria-label': label } as const;
  if ('to' in action) {
    return (
      <ActionIcon component={Link} to={action.to} {...look}>
        {icon}
      </ActionIcon>
    );
  }
  return (
    <ActionIcon {...look} loading={isBusy} onClick={action.onClick}>
      {icon}
    </ActionIcon>
  );
}

export function PageButton({ action, variant }: PageButtonProps) {
  const { label, icon, isBusy = false } = action;
  if ('to' in action) {
    return (
      <LinkButton to={action.to} variant={variant} leftSection={icon}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button variant={variant} leftSection={icon} loading={isBusy} onClick={action.onClick}>
      {label}
    </Button>
  );
}

/** What is done here once in a while. */
export function PageMenu({ actions }: { actions: readonly PageAction[] }) {
  const opener = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  const isBusy = actions.some((action) => action.isBusy);
  return (
    <Menu returnFocus position="bottom-end">
      <Menu.Target>
        <ActionIcon
          ref={opener}
          variant="default"
          size="var(--control-height)"
          aria-label="Mais ações"
          aria-busy={isBusy}
        >
          {isBusy ? <Loader size={16} /> : <IconDots size={18} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          // The menu is about to go: a dialog that opens now must have something to give the focus back to.
          <PageItem key={action.label} action={action} onPick={() => opener.current?.focus()} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function PageItem({ action, onPick }: { action: PageAction; onPick: () => void }) {
  const { label, icon, isBusy = false } = action;
  if ('to' in action) {
    return (
      <Menu.Item component={Link} to={action.to} leftSection={icon}>
        {label}
      </Menu.Item>
    );
  }
  const { onClick } = action;
  return (
    <Menu.Item
      leftSection={icon}
      disabled={isBusy}
      onClick={() => {
        onPick();
        onClick();
      }}
    >
      {label}
    </Menu.Item>
  );
}
