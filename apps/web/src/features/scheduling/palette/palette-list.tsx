import { memo, useEffect } from 'react';
import { paletteLabels as labels } from './palette.labels.ts';
import classes from './palette.module.css';
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts';

type PaletteListProps = {
  id: string;
  groups: readonly PaletteGroup[];
  active: number;
  isBusy: boolean;
  onGo: (entry: PaletteEntry) => void;
};

export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

export function PaletteList({ id, groups, active, isBusy, onGo }: PaletteListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      id={id}
      role="listbox"
      className={classes.options}
      aria-label={labels.title}
      aria-busy={isBusy}
    >
      <Groups id={id} groups={groups} active={active} onGo={onGo} />
    </div>
  );
}

type GroupsProps = Omit<PaletteListProps, 'isBusy'>;

/** Drawn once for each answer, however often what is around it changes. */
const Groups = memo(function Groups({ id, groups, active, onGo }: GroupsProps) {
  const firstOf = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return groups.map(({ name, entries }, at) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
    <div key={name} role="group" aria-label={name}>
      <div className={classes.group} aria-hidden>
        {name}
      </div>
      {entries.map((entry, offset) => {
        const { address, label, hint, icon: Icon } = entry;
        const place = (firstOf[at] ?? 0) + offset;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
          <div
            key={address}
            id={optionId(id, place)}
            role="option"
            aria-selected={place === active}
            className={classes.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onGo(entry)}
          >
            <Icon size={18} stroke={1.75} aria-hidden className={classes.icon} />
            <span className={classes.label}>{label}</span>
            {hint && <span className={classes.hint}>{hint}</span>}
          </div>
        );
      })}
    </div>
  ));
});
