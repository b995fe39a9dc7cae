import type { AppointmentChange } from '@app/contract/scheduling/appointments.contract';
import { Button, Collapse, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowRight, IconChevronDown, IconHistory } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant } from '../../../foundation/format.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useAppointmentChanges } from './appointments.api.ts';
import { byText, changeText, detailLabels as labels } from './appointments.labels.ts';
import classes from './appointments.module.css';

/** Who changed what, and when. It is asked for when somebody wants to see it. */
export function AppointmentChanges({ id }: { id: string }) {
  const [opened, { toggle }] = useDisclosure(false);
  return (
    <div>
      <Button
        variant="subtle"
        color="gray"
        px={0}
        leftSection={<IconHistory size={18} />}
        rightSection={<IconChevronDown size={16} data-turned={opened || undefined} />}
        aria-expanded={opened}
        className={classes.changesToggle}
        onClick={toggle}
      >
        {labels.changes}
      </Button>
      <Collapse expanded={opened}>{opened && <Changes id={id} />}</Collapse>
    </div>
  );
}

function Changes({ id }: { id: string }) {
  const query = useAppointmentChanges(id);
  return (
    <LoadBlock query={query} skeleton={<Skeleton height={120} />}>
      {(changes) =>
        changes.length === 0 ? (
          <Text c="dimmed">{labels.noChanges}</Text>
        ) : (
          <ul className={classes.changes} aria-label={labels.changesList}>
            {changes.map((change) => (
              <Change key={keyOf(change)} change={change} />
            ))}
          </ul>
        )
      }
    </LoadBlock>
  );
}

/** One moment may carry several changes, of different fields. */
function keyOf({ at, action, fields }: AppointmentChange): string {
  return [at, action, ...fields.flatMap(({ name, after }) => [name, after])].join(' ');
}

function Change({ change }: { change: AppointmentChange }) {
  const timezone = useTimezone();
  return (
    <li>
      <Text fw={600}>{changeText[change.action]}</Text>
      <Text size="xs" c="dimmed" className="tabular">
        {change.userName ?? byText[change.by]} · {formatInstant(change.at, timezone)}
      </Text>
      <dl className={classes.changedFields}>
        {change.fields.map((field) => (
          <div key={field.name}>
            <Text component="dt" size="xs" c="dimmed">
              {field.name}
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

type BeforeAndAfterProps = AppointmentChange['fields'][number] & Pick<AppointmentChange, 'action'>;

function BeforeAndAfter({ before, after, action }: BeforeAndAfterProps) {
  if (action === 'insert') return <Value text={after} />;
  return (
    <>
      <VisuallyHidden>{labels.before} </VisuallyHidden>
      <Value text={before} />
      <IconArrowRight size={16} className={classes.arrow} aria-hidden />
      <VisuallyHidden> {labels.after} </VisuallyHidden>
      <Value text={after} />
    </>
  );
}

function Value({ text }: { text: string | null }) {
  if (text) return <span>{text}</span>;
  return (
    <Text span inherit c="dimmed" fs="italic">
      {labels.empty}
    </Text>
  );
}
