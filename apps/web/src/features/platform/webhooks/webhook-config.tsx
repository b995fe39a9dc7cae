import { Button, Card, Code, Skeleton, Stack, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { isCopied } from '../../../ui/copy-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useWebhookAddress } from './webhooks.api.ts';
import { configLabels as labels } from './webhooks.labels.ts';
import classes from './webhooks.module.css';

/** What whoever sets the endpoint up at the provider has to type in there. */
export function WebhookConfig() {
  return (
    <LoadBlock query={useWebhookAddress()} skeleton={<Skeleton height={300} radius="lg" />}>
      {({ url, apiVersion, events, isSecretSet }) => (
        <Stack gap="md">
          <Address url={url} />
          <Card component="section" padding="md" className={classes.card}>
            <Text component="h2" fw={600}>
              {labels.events}
            </Text>
            <ul className={classes.events}>
              {events.map((event) => (
                <li key={event}>
                  <Code>{event}</Code>
                </li>
              ))}
            </ul>
            <Text size="xs" c="dimmed">
              {labels.version}: <Code>{apiVersion}</Code>
            </Text>
          </Card>
          <Card component="section" padding="md" className={classes.card}>
            <Text component="h2" fw={600}>
              {labels.secret}
            </Text>
            <Text>{isSecretSet ? labels.secretSet : labels.secretMissing}</Text>
            {!isSecretSet && <LinkButton to="/super-admin/stripe">{labels.toStripe}</LinkButton>}
          </Card>
        </Stack>
      )}
    </LoadBlock>
  );
}

function Address({ url }: { url: string }) {
  async function copy(): Promise<void> {
    if (await isCopied(url)) showSuccess(labels.copied);
    else showFailure(labels.notCopied, labels.notCopiedHelp);
  }
  return (
    <Card component="section" padding="md" className={classes.card}>
      <div>
        <Text component="h2" fw={600}>
          {labels.address}
        </Text>
        <Text size="xs" c="dimmed">
          {labels.addressHelp}
        </Text>
      </div>
      <div className={classes.address}>
        <Code className={classes.url}>{url}</Code>
        <Button variant="default" leftSection={<IconCopy size={18} />} onClick={copy}>
          {labels.copy}
        </Button>
      </div>
    </Card>
  );
}
