import { Modal } from '@mantine/core';
import { paletteLabels as labels } from './palette.labels.ts';
import classes from './palette.module.css';
import type { PaletteEntry } from './palette-entries.ts';
import { PaletteSearch } from './palette-search.tsx';

type PaletteProps = {
  opened: boolean;
  onClose: () => void;
  /** What can be done and where one can go, for whoever is signed in. */
  actions: readonly PaletteEntry[];
  screens: readonly PaletteEntry[];
  /** What was typed before the field was there. */
  takeEarlyKeys: () => string;
};

/** Finds clients, appointments, screens and actions by what is typed; the keyboard does it all. */
export default function Palette({ opened, ...search }: PaletteProps) {
  return (
    <Modal
      opened={opened}
      onClose={search.onClose}
      title={labels.title}
      size="lg"
      yOffset="12vh"
      centered={false}
      classNames={{ content: classes.content }}
      transitionProps={{ duration: 0 }}
    >
      <PaletteSearch {...search} />
    </Modal>
  );
}
