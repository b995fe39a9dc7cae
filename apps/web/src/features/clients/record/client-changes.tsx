import type { ClientChange } from '@app/contract/clients/client-record.contract';
import type { Client } from '@app/contract/clients/clients.contract';
import { Card, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { actionText, fieldName, fieldValue, changeLabels as labels } from './client-page.labels.ts';
import classes from './client-page.module.css';
import { useChanges } from './client-record.api.ts';

/** Who changed what, and when. */
export function ClientChanges({ client }: { client: Client }) {
  const changes = useChanges(client.id);
  return (
    <LoadBlock query={changes} skeleton={<Skeleton height={220} radius="lg" />}>
      {(all) =>
        all.length === 0 ? (
          <Text c="dimmed">{labels.empty}</Text>
        ) : (
          <Card>
            <ul className={classes.entries} aria-label={labels.list}>
              {all.map((change) => (
                <Change key={keyOf(change)} change={change} />
              ))}
            </ul>
          </Card>
        )
      }
    </LoadBlock>
  );
}

/** One moment may carry several changes, of different fields. */
function keyOf({ at, action, fields }: ClientChange): string {
  return [at, action, ...fields.flatMap(({ name, after }) => [name, after])].join(' ');
}

function Change({ change }: { change: ClientChange }) {
  const timezone = useTimezone();
  return (
    <li className={classes.entry}>
      <Text fw={600}>{actionText[change.action]}</Text>
      <Text size="xs" c="dimmed" className="tabular">
        {change.userName ?? labels.nobody} · {formatInstant(change.at, timezone)}
      </Text>
      <dl className={classes.changes}>
        {change.fields.map((field) => (
          <div key={field.name} className={classes.change}>
            <Text component="dt" c="dimmed">
              {fieldName(field.name)}
            </Text>
            <dd>
              <BeforeAndAfter {...field} action={change.action} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

type BeforeAndAfterProps = ClientChange['fields'][number] & Pick<ClientChange, 'action'>;

function BeforeAndAfter({ name, before, after, action }: BeforeAndAfterProps) {
  if (action === 'insert') return <Value name={name} text={after} />;
  return (
    <>
      <VisuallyHidden>{labels.before} </VisuallyHidden>
      <Value name={name} text={before} />
      <IconArrowRight size={16} className={classes.arrow} aria-hidden />
      <VisuallyHidden> {labels.after} </VisuallyHidden>
      <Value name={name} text={after} />
    </>
  );
}

function Value({ name, text }: { name: string; text: string | null }) {
  if (text) return <span>{fieldValue(name, text)}</span>;
  return (
    <Text span inherit c="dimmed" fs="italic">
      {labels.nothing}
    </Text>
  );
}
