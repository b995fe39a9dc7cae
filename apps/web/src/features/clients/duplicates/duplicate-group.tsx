import type { ClientDuplicate } from '@app/contract/clients/client-record.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { Button, Card, Radio, Text, Title } from '@mantine/core';
import { IconArrowsJoin } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatDay } from '../../../foundation/format.ts';
import { ClientLink } from '../record/client-link.tsx';
import {
  duplicatesLabels as labels,
  mergeTitle,
  phoneText,
  registeredText,
} from './client-duplicates.labels.ts';
import classes from './duplicate-group.module.css';

type Person = ClientDuplicate['clients'][number];
type DuplicateGroupProps = {
  group: ClientDuplicate;
  onMerge: (merged: Person, kept: Person) => void;
};

/** Side by side: one is kept, each of the others can be joined to her. */
export function DuplicateGroup({ group, onMerge }: DuplicateGroupProps) {
  const [keptId, setKeptId] = useState<string | null>(null);
  // Whoever was chosen may have been joined to another meanwhile.
  const kept = group.clients.find(({ id }) => id === keptId) ?? group.clients[0];

  return (
    <Card component="section">
      <Title order={2} mb="md" className="tabular">
        {phoneText(group.phone, group.clients.length)}
      </Title>
      <ul className={classes.people}>
        {group.clients.map((client) => (
          <li key={client.id} className={classes.person} data-kept={client === kept || undefined}>
            <Facts client={client} />
            <Radio
              name={`keep-${group.phone}`}
              label={labels.keep}
              aria-label={`${labels.keep}: ${client.name}`}
              checked={client === kept}
              onChange={() => setKeptId(client.id)}
            />
            {kept && client !== kept && (
              <Button
                variant="default"
                aria-label={mergeTitle(client.name, kept.name)}
                leftSection={<IconArrowsJoin size={18} />}
                onClick={() => onMerge(client, kept)}
              >
                {labels.confirm}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Facts({ client }: { client: Person }) {
  const timezone = useTimezone();
  return (
    <div className={classes.facts}>
      <ClientLink id={client.id}>{client.name}</ClientLink>
      <Text className="tabular">{formatPhone(client.phone)}</Text>
      <Text {...(!client.email && { c: 'dimmed' })}>{client.email || labels.noEmail}</Text>
      <Text size="xs" c="dimmed" className="tabular">
        {registeredText(formatDay(client.createdAt, timezone))}
      </Text>
    </div>
  );
}
