import type { Permission } from '@app/domain/team/permissions';
import type { ReactNode } from 'react';
import { useMay } from '../foundation/sign-in/session.tsx';
import { LinkButton } from './link-button.tsx';
import { NotAllowed } from './not-allowed.tsx';

type AllowedScreenProps = {
  permission: Permission;
  labels: { title: string; notAllowed: string; back: string };
  /** Where whoever may not see it goes from here. */
  wayOut?: '/dashboard' | '/dashboard/stock';
  children: ReactNode;
};

/** Whoever may not see a screen reads so, and nothing is asked for that would be refused. */
export function AllowedScreen(props: AllowedScreenProps) {
  const { permission, labels, wayOut = '/dashboard', children } = props;
  if (useMay(permission)) return children;
  return (
    <NotAllowed
      page={labels.title}
      sentence={labels.notAllowed}
      action={<LinkButton to={wayOut}>{labels.back}</LinkButton>}
    />
  );
}
