import { Switch, Text } from '@mantine/core';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { RowActions } from '../../../ui/lists/row-actions.tsx';
import type { RowAction } from '../../../ui/lists/table-column.ts';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import classes from '../settings-list.module.css';
import { namedThingLabels as labels, switchLabel } from './financial.labels.ts';
import type { NamedThing, NamedThings, NamedThingWords } from './named-things.ts';

type NamedItemProps = {
  thing: NamedThing;
  words: NamedThingWords;
  changes: NamedThings;
  note: string | null;
  more: RowAction | null;
  onRename: () => void;
  onRemove: () => void;
};

export function NamedItem(props: NamedItemProps) {
  const { thing, words, changes, note, more, onRename, onRemove } = props;
  const mayManage = useMay('company.manage');
  const { isActive, turn } = useActiveSwitch(thing, words, changes);
  return (
    <li className={`${classes.item} ${classes.line}`}>
      <Text component="div" className={classes.words} {...(!isActive && { c: 'dimmed' })}>
        <TruncatedText>{thing.name}</TruncatedText>
        {words.kinds && thing.kind && (
          <Text size="xs" c="dimmed">
            {[words.kinds.text[thing.kind], note].filter(Boolean).join(' · ')}
          </Text>
        )}
      </Text>
      <div className={classes.aside}>
        {!isActive && (
          <Text size="xs" c="dimmed">
            {labels.inactive}
          </Text>
        )}
        <Switch
          aria-label={switchLabel(thing.name)}
          checked={isActive}
          disabled={!mayManage}
          onChange={turn}
        />
        {mayManage && (
          <RowActions
            name={thing.name}
            actions={[
              { label: words.renameItem, icon: <IconEdit size={18} />, onSelect: onRename },
              ...(more ? [more] : []),
              {
                label: labels.remove,
                icon: <IconTrash size={18} />,
                tone: 'destructive',
                onSelect: onRemove,
              },
            ]}
          />
        )}
      </div>
    </li>
  );
}

/** Turns at once, and back when the server did not follow. */
function useActiveSwitch(thing: NamedThing, words: NamedThingWords, changes: NamedThings) {
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function turn(): Promise<void> {
    if (wanted !== null) return;
    setWanted(!thing.active);
    try {
      if (thing.active) await changes.deactivate(thing.id);
      else await changes.reactivate(thing.id);
      showSuccess(thing.active ? words.deactivated : words.reactivated);
    } catch (error) {
      showFailure(labels.failedToChange, errorText(error));
    } finally {
      setWanted(null);
    }
  }

  return { isActive: wanted ?? thing.active, turn };
}
