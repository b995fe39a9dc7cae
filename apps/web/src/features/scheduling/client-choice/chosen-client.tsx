import type { KnownClient } from '@app/contract/scheduling/booking-choices.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconUserCheck, IconX } from '@tabler/icons-react';
import { BlockedNotice } from './blocked-notice.tsx';
import { clientChoiceLabels as labels } from './client-choice.labels.ts';
import classes from './client-choice.module.css';
import { type ClientChoice, NOBODY_YET } from './client-choice.ts';

type ChosenClientProps = { client: KnownClient; onChange: (choice: ClientChoice) => void };

export function ChosenClient({ client, onChange }: ChosenClientProps) {
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500} component="span">
        {labels.search}
      </Text>
      <Group className={classes.chosen} wrap="nowrap" gap="sm">
        <IconUserCheck size={20} aria-hidden />
        <div className={classes.words}>
          <Text fw={600} truncate>
            {client.name}
          </Text>
          <Text size="sm" c="dimmed" className="tabular">
            {formatPhone(client.phone) || labels.noPhone}
          </Text>
        </div>
        <ActionIcon
          className={classes.touch}
          aria-label={labels.change}
          onClick={() => onChange(NOBODY_YET)}
        >
          <IconX size={18} />
        </ActionIcon>
      </Group>
      {client.isBlocked && <BlockedNotice reason={client.blockedReason} />}
    </Stack>
  );
}
