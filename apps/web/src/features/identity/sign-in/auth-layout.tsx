import { works } from '@app/domain/shared/capabilities';
import { Anchor, Card, Text, Title } from '@mantine/core';
import {
  IconArrowLeft,
  IconBrandWhatsapp,
  IconCalendarEvent,
  IconChartBar,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTabTitle } from '../../../foundation/hooks/use-tab-title.ts';
import classes from './auth-layout.module.css';
import { authPageLabels } from './auth-page.labels.ts';

const { tiles: words } = authPageLabels;
const tiles = [
  { label: words.appointments, icon: IconCalendarEvent },
  { label: words.clients, icon: IconUsers },
  { label: words.reports, icon: IconChartBar },
  works('whatsapp') && works('assistant')
    ? { label: words.automation, icon: IconBrandWhatsapp }
    : { label: words.cash, icon: IconWallet },
];

type AuthLayoutProps = {
  /** Whether there is a page for visitors to go back to. */
  backHome?: boolean;
  children: ReactNode;
};

/** The entrance: the brand on one side, what there is to fill in on the other. */
export function AuthLayout({ backHome = false, children }: AuthLayoutProps) {
  return (
    <main className={classes.page}>
      <Brand />
      <section className={classes.formSide}>
        {backHome && <BackHome />}
        <Card className={classes.card}>{children}</Card>
      </section>
    </main>
  );
}

export function Greeting({ title, children }: { title: string; children: ReactNode }) {
  useTabTitle(title);
  return (
    <>
      <Title order={1} mb={4}>
        {title}
      </Title>
      <Text c="dimmed" mb="lg">
        {children}
      </Text>
    </>
  );
}

function Brand() {
  return (
    <section className={classes.brandSide} aria-label={authPageLabels.brand}>
      <div className={classes.brand}>
        <img src="/icon.svg" alt="" width={40} height={40} />
        <Text component="p" fw={600} size="lg">
          {authPageLabels.brand}
        </Text>
      </div>
      <p className={classes.promise}>{authPageLabels.promise}</p>
      <ul className={classes.tiles}>
        {tiles.map(({ label, icon: Icon }) => (
          <li key={label} className={classes.tile}>
            <Icon size={24} stroke={1.75} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A full page load: the page for visitors is the server's, not ours. */
function BackHome() {
  return (
    <Anchor href="/" className={classes.backHome}>
      <IconArrowLeft size={18} />
      {authPageLabels.backHome}
    </Anchor>
  );
}
