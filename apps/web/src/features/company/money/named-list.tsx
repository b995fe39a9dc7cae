import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportListButton } from '../../../ui/lists/export-list-button.tsx';
import type { RowAction } from '../../../ui/lists/table-column.ts';
import classes from '../settings-list.module.css';
import { SettingsSection } from '../settings-section.tsx';
import { namedSheet } from './financial.labels.ts';
import { NameDialog } from './name-dialog.tsx';
import { NamedItem } from './named-item.tsx';
import type { NamedThing, NamedThings, NamedThingWords } from './named-things.ts';
import { RemoveNamedDialog } from './remove-named-dialog.tsx';

type NamedListProps = {
  rows: readonly NamedThing[];
  words: NamedThingWords;
  changes: NamedThings;
  /** What else is known of one, and can be done with it. */
  noteOf?: (thing: NamedThing) => string | null;
  moreOf?: (thing: NamedThing) => RowAction | null;
};

/** What is open above the list. */
type Opened = { kind: 'name'; thing: NamedThing | null } | { kind: 'remove'; thing: NamedThing };

/** Short lists of names that can be added, renamed, switched off and deleted. */
export function NamedList({ rows, words, changes, noteOf, moreOf }: NamedListProps) {
  const mayManage = useMay('company.manage');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  return (
    <SettingsSection title={words.title} explanation={words.explanation}>
      {rows.length === 0 && <EmptyState picture="money" sentence={words.empty} />}
      <ul className={classes.list} aria-label={words.title}>
        {rows.map((thing) => (
          <NamedItem
            key={thing.id}
            thing={thing}
            words={words}
            changes={changes}
            note={noteOf?.(thing) ?? null}
            more={moreOf?.(thing) ?? null}
            onRename={() => setOpened({ kind: 'name', thing })}
            onRemove={() => setOpened({ kind: 'remove', thing })}
          />
        ))}
      </ul>
      <Group gap="sm" className={classes.after}>
        {mayManage && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} />}
            onClick={() => setOpened({ kind: 'name', thing: null })}
          >
            {words.create}
          </Button>
        )}
        <ExportListButton list={words.title} sheet={namedSheet(words)} rows={rows} />
      </Group>
      {opened?.kind === 'name' && (
        <NameDialog thing={opened.thing} words={words} changes={changes} onClose={close} />
      )}
      <RemoveNamedDialog
        thing={opened?.kind === 'remove' ? opened.thing : null}
        words={words}
        changes={changes}
        onClose={close}
      />
    </SettingsSection>
  );
}
