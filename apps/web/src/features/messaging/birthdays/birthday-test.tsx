import type { BirthdayTestRun } from '@app/contract/messaging/birthdays.contract';
import { Blockquote, Button, List, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { useBirthdayTest } from './birthdays.api.ts';
import { birthdayLabels as labels, leftOutText } from './birthdays.labels.ts';

/** Tries it out without writing to anybody but the salon itself. */
export function BirthdayTest() {
  const [result, setResult] = useState<BirthdayTestRun | null>(null);
  const { mutate, isPending } = useBirthdayTest();
  function run(): void {
    mutate(undefined, {
      onSuccess: setResult,
      onError: (error) => showFailure(labels.testFailed, errorText(error)),
    });
  }
  return (
    <div>
      <Button variant="default" loading={isPending} onClick={run}>
        {labels.test}
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        {labels.testHelp}
      </Text>
      <Modal opened={result !== null} onClose={() => setResult(null)} title={labels.testTitle}>
        {result && <TestResult result={result} />}
      </Modal>
    </div>
  );
}

function TestResult({ result }: { result: BirthdayTestRun }) {
  return (
    <Stack gap="sm">
      <Text>{result.message}</Text>
      {result.recipients.length > 0 && (
        <List size="sm">
          {result.recipients.map(({ clientId, name }) => (
            <List.Item key={clientId}>{name}</List.Item>
          ))}
        </List>
      )}
      {result.leftOut.map((left) => (
        <Text key={left.reason} size="sm" c="dimmed">
          {leftOutText(left)}
        </Text>
      ))}
      <Blockquote p="md" fz="sm" cite={labels.testText}>
        {result.text}
      </Blockquote>
    </Stack>
  );
}
