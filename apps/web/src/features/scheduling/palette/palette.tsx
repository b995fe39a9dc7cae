import { Combobox, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFound } from './palette.api.ts';
import { paletteLabels as labels } from './palette.labels.ts';
import classes from './palette.module.css';
import { matchingEntries, type PaletteEntry, type PaletteGroup } from './palette-entries.ts';

type PaletteProps = {
  opened: boolean;
  onClose: () => void;
  /** What can be done and where one can go, for whoever is signed in. */
  actions: readonly PaletteEntry[];
  screens: readonly PaletteEntry[];
};

/** Finds clients, appointments, screens and actions by what is typed; the keyboard does it all. */
export default function Palette({ opened, onClose, ...places }: PaletteProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={labels.title}
      size="lg"
      yOffset="12vh"
      centered={false}
    >
      <PaletteSearch {...places} onClose={onClose} />
    </Modal>
  );
}

function PaletteSearch({ actions, screens, onClose }: Omit<PaletteProps, 'opened'>) {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const combobox = useCombobox({ opened: true });
  const groups = [
    { name: labels.clients, entries: found.clients },
    { name: labels.appointments, entries: found.appointments },
    { name: labels.actions, entries: matchingEntries(actions, typed) },
    { name: labels.screens, entries: matchingEntries(screens, typed) },
  ].filter(({ entries }) => entries.length > 0);
  const shown = groups.flatMap(({ entries }) => entries.map(({ address }) => address)).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is shown, not the store.
  useEffect(() => {
    combobox.selectFirstOption();
  }, [shown]);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(address) => {
        onClose();
        void router.navigate({ href: address });
      }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          role="combobox"
          aria-label={labels.title}
          placeholder={labels.placeholder}
          leftSection={<IconSearch size={18} />}
          data-autofocus
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // The list is always open, and keeps the key from the dialog around it.
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </Combobox.EventsTarget>
      <PaletteList groups={groups} isBusy={found.isBusy} />
      <Text role="status" c="dimmed" mt="sm">
        {found.isFailed ? labels.failed : groups.length === 0 && !found.isBusy && labels.nothing}
      </Text>
    </Combobox>
  );
}

type PaletteListProps = { groups: readonly PaletteGroup[]; isBusy: boolean };

function PaletteList({ groups, isBusy }: PaletteListProps) {
  return (
    <Combobox.Options className={classes.options} aria-label={labels.title} aria-busy={isBusy}>
      {groups.map(({ name, entries }) => (
        <Combobox.Group key={name} label={name}>
          {entries.map(({ address, label, hint, icon: Icon }) => (
            <Combobox.Option key={address} value={address} className={classes.option}>
              <Icon size={18} stroke={1.75} aria-hidden className={classes.icon} />
              <span className={classes.label}>{label}</span>
              {hint && <span className={classes.hint}>{hint}</span>}
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  );
}
