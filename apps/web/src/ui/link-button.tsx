import {
  ActionIcon,
  type ActionIconProps,
  Button,
  type ButtonProps,
  Menu,
  type MenuItemProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, Ref } from 'react';

type Anchored<Props> = Props &
  Omit<ComponentProps<'a'>, keyof Props | 'ref'> & { ref?: Ref<HTMLAnchorElement> };

function AnchorButton(props: Anchored<ButtonProps>) {
  return <Button component="a" {...props} />;
}

/** Looks like a button and leads somewhere: opens in a new tab like any link. */
export const LinkButton = createLink(AnchorButton);

function AnchorIcon(props: Anchored<ActionIconProps>) {
  return <ActionIcon component="a" {...props} />;
}

/** The same where there is room for its icon alone. */
export const LinkIcon = createLink(AnchorIcon);

function AnchorItem(props: Anchored<MenuItemProps>) {
  return <Menu.Item component="a" {...props} />;
}

/** The same in a menu. */
export const LinkItem = createLink(AnchorItem);
