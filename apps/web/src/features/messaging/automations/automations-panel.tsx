import { AUTOMATIONS, type Automation } from '@app/domain/messaging/automation';
import { Alert, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PartHeader } from '../../../ui/part-header.tsx';
import { useTemplates } from '../templates/templates.api.ts';
import { AutoConfirm } from './auto-confirm.tsx';
import { AutomationCard } from './automation-card.tsx';
import { useAutomations, useTold } from './automations.api.ts';
import { automationLabels as labels, loadFailureText } from './automations.labels.ts';
import { ReviewDelay } from './review-delay.tsx';

export default function AutomationsPanel() {
  return (
    <>
      <PartHeader explanation={labels.explanation} />
      <CannotSend />
      <AutomationCards of={AUTOMATIONS} />
    </>
  );
}

/** Some of them, as other screens show those that concern them. */
export function AutomationCards({ of }: { of: readonly Automation[] }) {
  const query = useAutomations();
  const templates = useTemplates().data ?? [];
  return (
    <LoadBlock
      query={query}
      skeleton={<CardsSkeleton count={of.length} />}
      explain={loadFailureText}
    >
      {(automations) => (
        <Stack gap="md">
          {of.map((automation) => (
            <AutomationCard
              key={automation}
              automation={automation}
              automations={automations}
              templates={templates}
            >
              {(automation === 'appointment_created' ||
                automation === 'appointment_confirmation') && (
                <AutoConfirm of={automation} automations={automations} />
              )}
              {automation === 'review_request' && <ReviewDelay automations={automations} />}
            </AutomationCard>
          ))}
        </Stack>
      )}
    </LoadBlock>
  );
}

/** Whoever switches something on learns at once that a person has to send it. */
export function CannotSend() {
  const told = useTold();
  if (told === undefined || told.canSend) return null;
  return (
    <Alert color="yellow" icon={<IconInfoCircle size={20} />} mb="md">
      <Group justify="space-between" gap="sm">
        <Text size="sm" maw={640}>
          {labels.cannotSend}
        </Text>
        <LinkButton to="/dashboard/para-enviar" variant="default">
          {labels.toSend}
        </LinkButton>
      </Group>
    </Alert>
  );
}

function CardsSkeleton({ count }: { count: number }) {
  return (
    <Stack gap="md">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes that are all alike.
        <Skeleton key={place} height={76} radius="lg" />
      ))}
    </Stack>
  );
}
