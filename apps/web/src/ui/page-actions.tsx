import { ActionIcon, Button, Loader, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useIsPhone } from '../foundation/hooks/use-is-phone.ts';
import { LinkButton, LinkIcon, LinkItem } from './link-button.tsx';

/** Something that can be done on a page, another page it leads to, or a place outside. */
export type PageAction = {
  label: string;
  icon: ReactNode;
  isBusy?: boolean;
  tone?: 'normal' | 'destructive';
} & (
  | { onClick: () => void }
  | { to: NonNullable<LinkProps['to']>; search?: LinkProps['search'] }
  | { href: string }
);

const outside = { target: '_blank', rel: 'noreferrer' };

type Place = Extract<PageAction, { to: unknown }>;

/** Where it leads. */
function placeOf({ to, search }: Place) {
  return search ? { to, search } : { to };
}

type PageButtonProps = { action: PageAction; variant: 'default' | 'filled' };

/** A word on a wide screen, its icon on a phone, where the first action needs the room. */
export function QuietButton({ action }: { action: PageAction }) {
  const isPhone = useIsPhone();
  if (!isPhone) return <PageButton action={action} variant="default" />;
  return <QuietIcon action={action} variant="default" />;
}

/** Its icon alone. */
export function QuietIcon({ action, variant }: PageButtonProps) {
  const { label, icon, isBusy = false } = action;
  const color = variant === 'filled' ? 'blue' : 'gray';
  const look = { variant, color, size: 'var(--control-height)', 'aria-label': label } as const;
  if ('to' in action) {
    return (
      <LinkIcon {...placeOf(action)} {...look}>
        {icon}
      </LinkIcon>
    );
  }
  if ('href' in action) {
    return (
      <ActionIcon component="a" href={action.href} {...outside} {...look}>
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
      <LinkButton {...placeOf(action)} variant={variant} leftSection={icon}>
        {label}
      </LinkButton>
    );
  }
  if ('href' in action) {
    return (
      <Button component="a" href={action.href} {...outside} variant={variant} leftSection={icon}>
        {label}
      </Button>
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

/** One of a menu. */
export function PageItem({ action, onPick }: { action: PageAction; onPick: () => void }) {
  const { label, icon, isBusy = false } = action;
  if ('to' in action) {
    return (
      <LinkItem {...placeOf(action)} leftSection={icon}>
        {label}
      </LinkItem>
    );
  }
  if ('href' in action) {
    return (
      <Menu.Item component="a" href={action.href} {...outside} leftSection={icon}>
        {label}
      </Menu.Item>
    );
  }
  const { onClick } = action;
  return (
    <Menu.Item
      leftSection={icon}
      {...(action.tone === 'destructive' && { c: 'var(--mantine-color-error)' })}
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
