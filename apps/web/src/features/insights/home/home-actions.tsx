import { Button, Card, Title } from '@mantine/core';
import {
  IconBrandWhatsapp,
  IconCalendarPlus,
  IconCash,
  IconShare,
  IconUserPlus,
} from '@tabler/icons-react';
import { useId } from 'react';
import { sessionOpens, useMayIn, useSession } from '../../../foundation/sign-in/session.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { invitationLink, shortLink } from '../../company/online/booking-address.ts';
import classes from '../insights.module.css';
import { homeLabels as labels } from './home.labels.ts';

/** What people most often come for. */
export function HomeActions({ isBookableOnline }: { isBookableOnline: boolean }) {
  const id = useId();
  const mayBook = useMayIn('appointments', 'appointments.manage');
  const mayAddClients = useMayIn('clients', 'clients.manage');
  const mayWrite = useMayIn('messages', 'messages.view');
  const session = useSession();
  const { company } = session;
  const seesMoney = sessionOpens(session, 'financial');
  if (!mayBook && !mayAddClients && !mayWrite && !seesMoney) return null;
  return (
    <Card component="section" aria-labelledby={id} padding="md" className={classes.quick}>
      <Title order={2} id={id} mb="sm" className={classes.quickTitle}>
        {labels.actions}
      </Title>
      <div className={classes.actions}>
        {mayBook && (
          <LinkButton
            to="/dashboard/appointments"
            search={{ quick: 'next' }}
            leftSection={<IconCalendarPlus size={18} />}
          >
            {labels.book}
          </LinkButton>
        )}
        {mayAddClients && (
          <LinkButton
            variant="default"
            to="/dashboard/clients"
            search={{ new: true }}
            leftSection={<IconUserPlus size={18} />}
          >
            {labels.addClient}
          </LinkButton>
        )}
        {mayWrite && (
          <LinkButton
            variant="default"
            to="/dashboard/whatsapp"
            leftSection={<IconBrandWhatsapp size={18} />}
          >
            {labels.whatsapp}
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
        {isBookableOnline && company && (
          <Button
            component="a"
            variant="default"
            href={invitationLink(shortLink(company.slug))}
            target="_blank"
            rel="noopener"
            leftSection={<IconShare size={18} />}
          >
            {labels.sendLink}
          </Button>
        )}
      </div>
    </Card>
  );
}
