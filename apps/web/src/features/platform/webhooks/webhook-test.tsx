import type { WebhookAnswer } from '@app/contract/billing/webhooks.contract';
import { Alert, Button, Card, Code, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconSend } from '@tabler/icons-react';
import { errorText } from '../../../foundation/error-text.ts';
import { useTestWebhook } from './webhooks.api.ts';
import { durationText, webhookTestLabels as labels, outcomeText } from './webhooks.labels.ts';
import classes from './webhooks.module.css';

/** Sends an event through the front door, and shows what came back. */
export function WebhookTest({ onHistory }: { onHistory: () => void }) {
  const test = useTestWebhook();
  return (
    <Card component="section" aria-label={labels.title} padding="md" className={classes.card}>
      <div>
        <Text component="h2" fw={600}>
          {labels.title}
        </Text>
        <Text size="xs" c="dimmed">
          {labels.help}
        </Text>
      </div>
      <Button
        leftSection={<IconSend size={18} />}
        loading={test.isPending}
        onClick={() => test.mutate(undefined)}
      >
        {labels.send}
      </Button>
      {test.isError && (
        <Alert
          color="red"
          icon={<IconAlertTriangle size={18} />}
          title={labels.failed}
          role="alert"
        >
          {errorText(test.error)}
        </Alert>
      )}
      {test.data && <Outcome answer={test.data} onHistory={onHistory} />}
    </Card>
  );
}

function Outcome({ answer, onHistory }: { answer: WebhookAnswer; onHistory: () => void }) {
  const isGood = answer.status === 200;
  return (
    <Alert
      color={isGood ? 'green' : 'red'}
      icon={isGood ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />}
      title={outcomeText(answer)}
      role="status"
      w="100%"
    >
      <dl className={`${classes.answer} tabular`}>
        <dt>{labels.status}</dt>
        <dd>
          {answer.status ?? '—'} · {durationText(answer.milliseconds)}
        </dd>
        <dt>{labels.answer}</dt>
        <dd>
          <Code>{answer.answer}</Code>
        </dd>
        <dt>{labels.event}</dt>
        <dd>
          <Code>{answer.eventId}</Code>
        </dd>
      </dl>
      {isGood && (
        <Button variant="default" mt="sm" onClick={onHistory}>
          {labels.toHistory}
        </Button>
      )}
    </Alert>
  );
}
