import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { demoLabels } from '../sign-up/first-access.labels.ts';
import { Greeting } from './auth-layout.tsx';
import classes from './demo-logins.module.css';
import { useEnterSystem } from './entrance.api.ts';

export type Demo = { logins: { email: string; role: string }[]; password: string };

/** The people of the demonstration; each can be tried with one click. */
export function DemoLogins({ demo: { logins, password } }: { demo: Demo }) {
  const enter = useEnterSystem();
  const [chosen, setChosen] = useState<string | null>(null);

  async function enterAs(email: string): Promise<void> {
    setChosen(email);
    await enter({ email, password }).finally(() => setChosen(null));
  }

  return (
    <>
      <Greeting title={demoLabels.title}>{demoLabels.explanation}</Greeting>
      <Stack gap="md">
        <ul className={classes.logins}>
          {logins.map(({ email, role }) => (
            <li key={email} className={classes.login}>
              <div className={classes.words}>
                <Text fw={600}>{role}</Text>
                <Text size="sm" c="dimmed" truncate>
                  {email}
                </Text>
              </div>
              <Button
                variant="default"
                aria-label={demoLabels.enterAs(email)}
                loading={chosen === email}
                disabled={chosen !== null && chosen !== email}
                onClick={() => enterAs(email)}
              >
                {demoLabels.enter}
              </Button>
            </li>
          ))}
        </ul>
        <Text size="sm" c="dimmed">
          {demoLabels.password(password)}
        </Text>
      </Stack>
    </>
  );
}
