import { Card, Tabs, Text, Title } from '@mantine/core';
import { IconBrandWhatsapp, IconCalendarEvent, IconChartBar, IconUsers } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import classes from './auth-page.module.css';
import { signInLabels } from './sign-in.labels.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signUpLabels } from './sign-up.labels.ts';
import { SignUpSkeleton } from './sign-up-skeleton.tsx';

// Only strangers need it, and the checks that come with it.
const SignUpForm = lazy(() => import('./sign-up-form.tsx'));

export type AuthMode = 'signin' | 'signup';
type AuthPageProps = { mode: AuthMode; onModeChange: (mode: AuthMode) => void };

const tiles = [
  { label: 'Agendamentos', icon: IconCalendarEvent },
  { label: 'Clientes', icon: IconUsers },
  { label: 'Relatórios', icon: IconChartBar },
  { label: 'Automação WhatsApp & IA', icon: IconBrandWhatsapp },
];

export function AuthPage({ mode, onModeChange }: AuthPageProps) {
  return (
    <main className={classes.page}>
      <Brand />
      <section className={classes.formSide}>
        <Card className={classes.card}>
          <Tabs
            value={mode}
            onChange={(chosen) => onModeChange(chosen === 'signin' ? 'signin' : 'signup')}
            keepMounted={false}
          >
            <Tabs.List grow className={classes.tabs}>
              <Tabs.Tab value="signin" className={classes.tab}>
                Entrar
              </Tabs.Tab>
              <Tabs.Tab value="signup" className={classes.tab}>
                Cadastrar
              </Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="signin">
              <Greeting title={signInLabels.title}>{signInLabels.explanation}</Greeting>
              <SignInForm />
            </Tabs.Panel>
            <Tabs.Panel value="signup">
              <Greeting title={signUpLabels.title}>{signUpLabels.explanation}</Greeting>
              <Suspense fallback={<SignUpSkeleton />}>
                <SignUpForm />
              </Suspense>
            </Tabs.Panel>
          </Tabs>
        </Card>
      </section>
    </main>
  );
}

function Brand() {
  return (
    <section className={classes.brandSide} aria-label="Hora Marcada">
      <div className={classes.brand}>
        <img src="/icon.svg" alt="" width={40} height={40} />
        <Text component="p" fw={600} size="lg">
          Hora Marcada
        </Text>
      </div>
      <p className={classes.promise}>O seu dia inteiro, com hora marcada.</p>
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

function Greeting({ title, children }: { title: string; children: ReactNode }) {
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
