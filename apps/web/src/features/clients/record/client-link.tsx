import { Anchor } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import classes from './client-link.module.css';

const AnchorLink = createLink((props: Omit<ComponentProps<'a'>, 'color'>) => (
  <Anchor fw={600} className={`${classes.link} thumb-room`} {...props} />
));

type ClientLinkProps = { id: string; children: ReactNode; target?: '_blank' };

/** Leads to the client's own screen. */
export function ClientLink({ id, ...others }: ClientLinkProps) {
  return <AnchorLink to="/dashboard/clients/$clientId" params={{ clientId: id }} {...others} />;
}
