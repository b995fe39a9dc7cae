import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { SettingsSection } from '../../company/settings-section.tsx';
import { useTestSmtp } from './settings.api.ts';
import { smtpLabels as labels, testLabels } from './settings.labels.ts';
import { TestOutcome } from './test-outcome.tsx';

/** A form beside the one of the server: what is sent goes by what is saved. */
export function TestMail({ isDirty }: { isDirty: boolean }) {
  const [to, setTo] = useState(useSession().user.email);
  const test = useTestSmtp();
  return (
    <Stack mt="lg">
      <SettingsSection {...labels.testSection}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!test.isPending && !isDirty) test.mutate({ to });
          }}
        >
          <Stack gap="md" align="start">
            <TextInput
              label={labels.to}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              w="100%"
              maw={400}
              value={to}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" loading={test.isPending} disabled={isDirty}>
              {labels.test}
            </Button>
            {isDirty ? <Text size="xs">{testLabels.saveFirst}</Text> : <TestOutcome test={test} />}
          </Stack>
        </form>
      </SettingsSection>
    </Stack>
  );
}
