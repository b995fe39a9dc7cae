import { Button, Collapse, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowRight, IconChevronDown, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatInstant } from '../foundation/format.ts';
import classes from './change-history.module.css';
import { LoadBlock } from './load-block.tsx';

type ChangedField = { name: string; before: string | null; after: string | null };
export type RecordedChange = {
  at: string;
  by: 'colleague' | 'client' | 'system';
  userName: string | null;
  action: 'insert' | 'update' | 'delete';
  fields: readonly ChangedField[];
};

const nobodyText = { colleague: 'Equipe', client: 'Cliente', system: 'Sistema' } as const;
const title = 'Histórico de alterações';

/** A line that unfolds. What is inside is asked for when somebody wants to see it. */
export function ChangeHistory({ children }: { children: () => ReactNode }) {
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
        className={classes.toggle}
        onClick={toggle}
      >
        {title}
      </Button>
      <Collapse expanded={opened}>{opened && children()}</Collapse>
    </div>
  );
}

type ChangeListProps<Change extends RecordedChange> = {
  query: Parameters<typeof LoadBlock<readonly Change[]>>[0]['query'];
  label: string;
  /** What happened, in the words of the thing it happened to. */
  actionText: Record<RecordedChange['action'], string> | ((change: Change) => string);
  timezone: string;
  emptyText?: string;
};

/** Who changed what, and when. */
export function ChangeList<Change extends RecordedChange>(props: ChangeListProps<Change>) {
  const { query, label, actionText, timezone } = props;
  const titleOf = (change: Change) =>
    typeof actionText === 'function' ? actionText(change) : actionText[change.action];
  const { emptyText = 'Nenhuma alteração registrada.' } = props;
  return (
    <LoadBlock query={query} skeleton={<Skeleton height={120} />}>
      {(changes) =>
        changes.length === 0 ? (
          <Text c="dimmed">{emptyText}</Text>
        ) : (
          <ul className={classes.changes} aria-label={label}>
            {changes.map((change) => (
              <li key={keyOf(change)}>
                <Text fw={600}>{titleOf(change)}</Text>
                <Text size="xs" c="dimmed" className="tabular">
                  {change.userName ?? nobodyText[change.by]} · {formatInstant(change.at, timezone)}
                </Text>
                <Fields {...change} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadBlock>
  );
}

/** One moment may carry several changes, of different fields. */
function keyOf({ at, action, fields }: RecordedChange): string {
  return [at, action, ...fields.flatMap(({ name, after }) => [name, after])].join(' ');
}

function Fields({ fields, action }: Pick<RecordedChange, 'fields' | 'action'>) {
  return (
    <dl className={classes.fields}>
      {fields.map((field) => (
        <div key={field.name}>
          <Text component="dt" size="xs" c="dimmed">
            {field.name}
          </Text>
          <dd>
            {action === 'insert' && <Value text={field.after} />}
            {action === 'update' && <BeforeAndAfter {...field} />}
            {action === 'delete' && <Value text={field.before} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BeforeAndAfter({ before, after }: ChangedField) {
  return (
    <>
      <VisuallyHidden>antes </VisuallyHidden>
      <Value text={before} />
      <IconArrowRight size={16} className={classes.arrow} aria-hidden />
      <VisuallyHidden> depois </VisuallyHidden>
      <Value text={after} />
    </>
  );
}

function Value({ text }: { text: string | null }) {
  if (text) return <span>{text}</span>;
  return (
    <Text span inherit c="dimmed" fs="italic">
      vazio
    </Text>
  );
}
