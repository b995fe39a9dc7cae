import type { Module } from '@app/domain/billing/access';
import { Card, Title } from '@mantine/core';
import { IconCalendarPlus, IconCash, IconUserPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useMay, useSession } from '../../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import classes from '../insights.module.css';
import { homeLabels as labels } from './home.labels.ts';

/** What people most often come for. */
export function HomeActions() {
  const id = useId();
  const { company } = useSession();
  const isOpen = (module: Module) => company?.openModules.includes(module) ?? false;
  const mayBook = useMay('appointments.manage') && isOpen('appointments');
  const mayAddClients = useMay('clients.manage') && isOpen('clients');
  const seesMoney = isOpen('financial');
  if (!mayBook && !mayAddClients && !seesMoney) return null;
  return (
    <Card component="section" aria-labelledby={id} padding="md">
      <Title order={2} id={id} mb="sm">
        {labels.actions}
      </Title>
      <div className={classes.actions}>
        {mayBook && (
          <LinkButton to="/dashboard/appointments" leftSection={<IconCalendarPlus size={18} />}>
            {labels.book}
          </LinkButton>
        )}
        {mayAddClients && (
          <LinkButton
            variant="default"
            to="/dashboard/clients"
            leftSection={<IconUserPlus size={18} />}
          >
            {labels.addClient}
          </LinkButton>
        )}
        {seesMoney && (
          <LinkButton
            variant="default"
            to="/dashboard/financial"
            leftSection={<IconCash size={18} />}
          >
            {labels.money}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
