import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { paletteLabels as labels } from './palette.labels.ts';
import classes from './palette.module.css';

const isMac = /Mac/.test(navigator.userAgent);

type PaletteButtonProps = { onOpen: () => void; onNear: () => void };

/** Where one types on a wide screen, and a sign on a phone. */
export function PaletteButton({ onOpen, onNear }: PaletteButtonProps) {
  return (
    <UnstyledButton
      className={classes.button}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onOpen}
      onFocus={onNear}
      onMouseEnter={onNear}
    >
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <span className={classes.word}>{labels.title}</span>
      <kbd className={classes.keys}>{isMac ? labels.macKeys : labels.keys}</kbd>
    </UnstyledButton>
  );
}
